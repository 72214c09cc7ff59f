-- How a member came, as their browser said at registration: for looking things up, never a reason to allow anything. Whose team they are in
-- stands in `members`, decided by the gateway. Missing for accounts that were made otherwise.
create table member_origins (
  member_id      bigint primary key,
  brand          text not null,
  way            text not null check (way in ('username', 'mobile')),
  -- Without what follows `?` and `#`, where codes may stand.
  page           text check (length(page) <= 500),
  domain         text check (length(domain) <= 253),
  device         text check (length(device) <= 40),
  affiliate_code text check (length(affiliate_code) <= 200),
  referral_code  text check (length(referral_code) <= 200),
  foreign key (brand, member_id) references members (brand, id)
);
revoke update, delete on member_origins from pavilion_app;
