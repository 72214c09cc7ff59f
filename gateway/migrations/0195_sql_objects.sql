-- What the files of gateway/sql made here: a file is applied again when its content has another hash.
create table sql_objects (
  name       text primary key,
  hash       text not null,
  applied_at timestamptz not null default now()
);
revoke all on sql_objects from pavilion_app, public;
