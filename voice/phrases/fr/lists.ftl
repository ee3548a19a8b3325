# How lists are joined.
# "et" is list-and, in common.ftl.

list-or = ou
