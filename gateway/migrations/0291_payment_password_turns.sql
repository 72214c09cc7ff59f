-- Whose payment password is being looked at: one try at a time, on all gateways together.
create table payment_password_turns (
  member_id bigint primary key references members (id),
  -- Whoever died with their turn does not keep it.
  until     timestamptz not null
);
