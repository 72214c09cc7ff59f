-- How many days a password is good for, where the brand's flag PASSWORDEXPIRY is on.
alter table brands add column password_days integer not null default 90 check (password_days between 1 and 3650);

-- Why everything but a new password is refused to this session.
alter table sessions add column password_fault text check (password_fault in ('first', 'expired', 'weak'));

-- Wrong passwords and wrong answers to checks are counted apart: who knows the password forgives themselves no guessed code.
alter table sign_in_guards add column purpose text not null default 'password' check (purpose in ('password', 'check'));
alter table sign_in_guards drop constraint sign_in_guards_pkey;
alter table sign_in_guards add primary key (brand, account_key, purpose);

-- The neighbourhood of an address: /24 of IPv4, /48 of IPv6. What is no address is its own.
create function sign_in_network(address text) returns text language sql immutable parallel safe as $$
  select case
    when pg_input_is_valid(bare, 'inet')
      then network(set_masklen(bare::inet, case family(bare::inet) when 4 then 24 else 48 end))::text
    else bare
  end
  from (select regexp_replace(address, '^::ffff:(?=[0-9]+\.)', '', 'i') as bare) as known
$$;

-- Where members have signed in from.
create table member_networks (
  member_id bigint not null references members (id),
  network   text not null,
  seen_at   timestamptz not null default now(),
  primary key (member_id, network)
);
insert into member_networks (member_id, network, seen_at)
select member_id, sign_in_network(address), max(created_at) from sessions group by 1, 2;

-- Sign-ins whose password was right and that wait for more. Known by the hash of what the browser was given.
create table sign_in_checks (
  id_hash        bytea primary key,
  brand          text not null references brands (code),
  member_id      bigint not null references members (id),
  address        text not null,
  ways           text[] not null,
  password_fault text,
  -- Ticket of a social account that is joined with the member once they are in.
  join_ticket    text,
  tries          smallint not null default 0,
  expires_at     timestamptz not null
);
create index sign_in_checks_expiry on sign_in_checks (expires_at);
create index sign_in_checks_member on sign_in_checks (member_id);

-- What an address carries in place of a token. One that a session made is good as long as that session lives; others come from social accounts.
create table one_time_codes (
  code_hash  bytea primary key,
  brand      text not null references brands (code),
  member_id  bigint not null references members (id),
  session_id bigint references sessions (id),
  expires_at timestamptz not null
);
create index one_time_codes_expiry on one_time_codes (expires_at);
create index one_time_codes_member on one_time_codes (member_id);
