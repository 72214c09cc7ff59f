create table credentials (
  member_id     bigint primary key references members (id),
  password_hash text not null,
  changed_at    timestamptz not null default now(),
  -- Set when somebody else chose the password: the owner is asked for a new one at sign-in.
  must_change   boolean not null default false,
  -- The second password, asked before money leaves; none until the member chooses one.
  payment_hash  text
);

create table sessions (
  id         bigint generated always as identity primary key,
  token_hash bytea not null unique,
  member_id  bigint not null references members (id),
  brand      text not null references brands (code),
  address    text not null,
  device     text not null,
  created_at timestamptz not null default now(),
  seen_at    timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at   timestamptz
);
create index sessions_of_member on sessions (member_id, id desc);

-- Wrong passwords since the last right one, for names that exist and for names that do not.
create table sign_in_guards (
  brand        text not null references brands (code),
  account_key  text not null,
  failures     integer not null,
  -- When the latest ten happened, newest first.
  recent       timestamptz[] not null,
  locked_until timestamptz,
  primary key (brand, account_key)
);

-- How often an address did something within the running window.
create table address_counts (
  address      text not null,
  action       text not null,
  window_start timestamptz not null,
  count        integer not null,
  primary key (address, action)
);

create table captchas (
  id          text primary key,
  brand       text not null references brands (code),
  answer_hash bytea not null,
  expires_at  timestamptz not null
);
create index captchas_expiry on captchas (expires_at);

-- The device that a trial account belongs to, so that a visitor who comes back finds their play money.
create table trial_devices (
  brand       text not null references brands (code),
  device_hash bytea not null,
  member_id   bigint not null references members (id),
  primary key (brand, device_hash)
);

-- Envelopes already opened. A crash may forget them; five minutes later none of them would be accepted anyway.
create unlogged table envelope_nonces (
  nonce      text primary key,
  expires_at timestamptz not null
);
create index envelope_nonces_expiry on envelope_nonces (expires_at);

-- What a brand asks at registration. Patterns are names from the catalogue in `@pavilion/api/auth`.
create table registration_rules (
  brand      text not null references brands (code),
  field      text not null,
  enabled    boolean not null,
  required   boolean not null,
  pattern_id text not null,
  min_length integer not null check (min_length >= 0),
  max_length integer not null check (max_length between min_length and 200),
  position   smallint not null,
  primary key (brand, field)
);

insert into registration_rules (brand, field, enabled, required, pattern_id, min_length, max_length, position)
select brand, field, enabled, required, pattern_id, min_length, max_length, position
from (values ('pavilion'), ('lagoon')) as brands (brand),
  (values
    ('username', true, true, 'letter_first', 4, 15, 1),
    ('password', true, true, 'any', 8, 128, 2),
    ('email', false, false, 'email', 6, 120, 3),
    ('mobileNum', false, false, 'digits', 10, 15, 4),
    ('payeeName', false, false, 'letters_spaces', 2, 60, 5),
    ('idNumber', false, false, 'alphanumeric', 6, 30, 6),
    ('qqNum', false, false, 'digits', 5, 12, 7),
    ('line', false, false, 'no_spaces', 2, 40, 8),
    ('whatsapp', false, false, 'digits', 8, 15, 9),
    ('facebook', false, false, 'no_spaces', 2, 60, 10),
    ('wechat', false, false, 'no_spaces', 2, 40, 11),
    ('recommenderId', false, false, 'alphanumeric', 4, 40, 12),
    ('affiliateCode', true, false, 'alphanumeric', 4, 40, 13),
    ('referralCode', true, false, 'alphanumeric', 4, 40, 14),
    ('paymentPassword', false, false, 'digits', 6, 6, 15),
    ('captcha', false, false, 'alphanumeric', 4, 8, 16)
  ) as rules (field, enabled, required, pattern_id, min_length, max_length, position);

update registration_rules set pattern_id = 'letters_and_digits', max_length = 64 where brand = 'lagoon' and field = 'password';
update registration_rules set enabled = true, required = true where brand = 'lagoon' and field = 'email';
