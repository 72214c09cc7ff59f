-- Brands can be found on Zalo too.
alter table brand_resources drop constraint brand_resources_name_check;
-- narrows: it takes all names of before, and one more.
alter table brand_resources
  add constraint brand_resources_name_check check (name in ('FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'ZALO', 'Android', 'iOS'));
