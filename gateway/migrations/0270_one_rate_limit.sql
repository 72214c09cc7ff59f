-- Uses are forgotten when the longest share that counts them is over, and not after a day. `address_counts` stays for gateways of the release before.
alter table share_uses add column expires_at timestamptz not null default now() + interval '1 day';
create index share_uses_expiry on share_uses (expires_at);
