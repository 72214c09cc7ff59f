-- What operators give, take or take back: one proposes, another decides.

create table adjustments (
  id          uuid primary key,
  brand       text not null references brands (code),
  member_id   bigint not null references members (id),
  kind        text not null check (kind in ('adjustment-in', 'adjustment-out', 'correction')),
  currency    text not null,
  wallet      text not null default 'main',
  amount      bigint not null check (amount > 0),
  -- The reference that a correction takes back.
  related     text,
  -- In words for the member.
  reason      text not null check (length(reason) between 3 and 300),
  state       text not null default 'proposed' check (state in ('proposed', 'posted', 'rejected', 'withdrawn')),
  proposed_by text not null,
  proposed_at timestamptz not null default now(),
  decided_by  text,
  decided_at  timestamptz,
  decision    text check (length(decision) between 3 and 300),
  check ((kind = 'correction') = (related is not null)),
  check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null) and (decided_by is null) = (decision is null)),
  -- Two people; but what one proposed, one may take back.
  check (state not in ('posted', 'rejected') or decided_by <> proposed_by),
  check (state <> 'withdrawn' or decided_by = proposed_by)
);
create index adjustments_of_brand on adjustments (brand, state, proposed_at);
create unique index adjustments_correct_once on adjustments (member_id, related) where kind = 'correction' and state in ('proposed', 'posted');

-- What is decided stays, whoever asks; and nothing counts as posted that the ledger does not have.
create function adjustments_keep_their_way() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' or (new.id, new.brand, new.member_id, new.kind, new.currency, new.wallet, new.amount, new.reason, new.proposed_by, new.proposed_at)
      <> (old.id, old.brand, old.member_id, old.kind, old.currency, old.wallet, old.amount, old.reason, old.proposed_by, old.proposed_at)
    or new.related is distinct from old.related then
    raise exception 'adjustment % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  if new.state = 'posted' and not exists (select from ledger_transactions
      where member_id = new.member_id and reference = 'adjustment:' || new.id and kind = new.kind and amount = new.amount and outcome = 'posted') then
    raise exception 'adjustment % is not in the ledger', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger adjustments_keep_their_way before update on adjustments for each row execute function adjustments_keep_their_way();
revoke delete, truncate on adjustments from pavilion_app, public;

-- What a member is told about a movement.
create table ledger_notes (
  member_id bigint not null,
  reference text not null,
  note      text not null check (length(note) between 1 and 300),
  primary key (member_id, reference)
);
revoke update, delete, truncate on ledger_notes from pavilion_app, public;

-- Days are added up for each brand.
create index member_days_by_day on member_days (day, member_id);
