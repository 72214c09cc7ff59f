-- The calls by which money moved, as they were signed and answered: what a proof of a round shows. Only confirmed ones, and what came first stays.
create table wallet_calls (
  round_id    uuid not null references rounds (id),
  kind        text not null check (kind in ('bet', 'win', 'rollback')),
  body        text not null,
  signature   text not null,
  answer      text not null,
  answered_at timestamptz not null default now(),
  primary key (round_id, kind)
);
create trigger calls_stay before update or delete on wallet_calls for each row execute function refuse_change();
