-- Staff and admins may have the pages of somebody who only carries a badge; null for all their pages.

alter table preference add mode text check (mode = any (array['user']));
