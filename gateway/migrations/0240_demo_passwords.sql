-- Which passwords are the demo's: they are written in the README, and open nothing in production. The demo made all of its accounts with one hash;
-- of others no two are the same.
alter table credentials add column demo boolean not null default false;
update credentials set demo = true where exists (select from demo_seeds)
  and password_hash in (select password_hash from credentials group by password_hash having count(*) > 1);
