-- What operators decide about redemptions. A rejected one gives its points and its goods back, once.
alter table points_redemptions
  add column decided_by text,
  add column decided_at timestamptz,
  -- In words for the member.
  add column decision   text check (length(decision) between 3 and 300);
create index points_redemptions_of_brand on points_redemptions (brand, status, at);

alter table points_entries drop constraint points_entries_kind_check;
-- narrows: older gateways write the kinds it had.
alter table points_entries add constraint points_entries_kind_check check (kind in ('deposit', 'bet', 'redeem', 'return'));
