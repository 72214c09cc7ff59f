-- Why a member is locked; the row goes with the lock. Who did it and every earlier lock are in the audit log.
create table member_locks (
  member_id bigint primary key,
  brand     text not null,
  reason    text not null,
  who       text not null,
  locked_at timestamptz not null default now(),
  foreign key (brand, member_id) references members (brand, id)
);

-- Operators find members by how a name begins.
create index members_by_account on members (brand, account_key text_pattern_ops);
