-- Some steps cost money: a doubled hand, a war. Each is a bet of its own in the same round, with the step that it pays for. A step counts once its money is there.
alter table rounds
  add column raised bigint not null default 0 check (raised >= 0),
  -- What lies open to the player while the round is played, as JSON text.
  add column shown text,
  drop constraint rounds_state_check,
  add constraint rounds_state_check check (
    state in (
      'created', 'bet_sent', 'bet_confirmed', 'playing', 'raise_sent', 'raise_back', 'outcome_decided', 'win_sent', 'settled', 'rollback_due', 'rolled_back', 'refused'
    )
  );

create table raises (
  bet_uuid      uuid primary key,
  rollback_uuid uuid not null unique,
  round_id      uuid not null references rounds (id),
  number        integer not null check (number > 0),
  step          text not null,
  amount        bigint not null check (amount > 0),
  state         text not null default 'sent' check (state in ('sent', 'confirmed', 'refused', 'rolled_back')),
  created_at    timestamptz not null default now()
);
create unique index raises_one_per_step on raises (round_id, number) where state in ('sent', 'confirmed');
create index raises_of_round on raises (round_id);
create unique index raises_one_at_a_time on raises (round_id) where state = 'sent';

-- Which raise of the round a call moved money for, from 1; 0 for the bet and what ends the round.
alter table wallet_calls
  add column number integer not null default 0,
  drop constraint wallet_calls_kind_check,
  add constraint wallet_calls_kind_check check (kind in ('bet', 'raise', 'raise_rollback', 'win', 'rollback')),
  drop constraint wallet_calls_pkey,
  add primary key (round_id, kind, number);
