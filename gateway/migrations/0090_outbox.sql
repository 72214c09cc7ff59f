-- Messages to people: decided in the transaction of what they are about, sent after it. `recipient` and `content` are sealed with the
-- platform's field key; `content` goes when nobody needs it any more.
create table outbox (
  id              uuid primary key,
  number          bigint not null unique generated always as identity,
  brand           text not null references brands (code),
  kind            text not null check (kind in ('sms', 'mail')),
  template        text not null,
  locale          text not null,
  recipient       bytea not null,
  recipient_index bytea not null,
  content         bytea,
  -- `withheld`: nobody gets it, nobody's name is in it. It is there so that asking costs the same for people who exist and people who do not.
  state           text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'expired', 'withheld')),
  attempts        smallint not null default 0,
  next_at         timestamptz not null default now(),
  expires_at      timestamptz not null,
  error           text,
  via             text,
  created_at      timestamptz not null default now(),
  sent_at         timestamptz,
  check ((state = 'sent') = (sent_at is not null)),
  check (state <> 'waiting' or content is not null)
);
create index outbox_due on outbox (next_at) where state = 'waiting';
create index outbox_ending on outbox (expires_at) where state in ('waiting', 'failed') and content is not null;
create index outbox_by_brand on outbox (brand, number desc);
create index outbox_of_recipient on outbox (recipient_index, number desc);
create index outbox_age on outbox (created_at);

-- A message leaves once: what was sent is not sent again, whoever asks.
create function outbox_keeps_its_end() returns trigger language plpgsql as $$
begin
  if old.state in ('sent', 'expired', 'withheld') and new.state <> old.state then
    raise exception 'message % is %', old.id, old.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger outbox_keeps_its_end before update of state on outbox for each row execute function outbox_keeps_its_end();
