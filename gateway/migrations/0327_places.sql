-- Addresses, places in menus and slots, and layouts that a remote of a brand gave to another one, although versions of it still name them.
create table brand_places (
  brand   text not null references brands (code),
  -- Such as `address /games`, `menu side 20`, `slot home.player 10`, `layout member`.
  place   text not null,
  -- The remote that had it, and the one that has it instead once a version of it names the place.
  giver   text not null,
  taker   text not null,
  primary key (brand, place)
);
revoke delete, truncate on brand_places from pavilion_app, public;
insert into cloned_with_brands (table_name, position) values ('brand_places', 1);
