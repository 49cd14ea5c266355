-- An open visit is the latest of its person, and is found as that.
drop index visit_open;
