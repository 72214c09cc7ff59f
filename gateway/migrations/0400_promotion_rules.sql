-- By what rules a brand gives, in versions: what runs by a version goes on by it, whatever is decided later. The first kind says how much of a round counts.
-- calls: promotion_rules_stay
create table promotion_rules (
  id            bigint generated always as identity primary key,
  brand         text not null references brands (code),
  kind          text not null check (kind in ('activity', 'board', 'campaign', 'counting', 'level', 'mission', 'rebate')),
  code          text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  version       integer not null check (version > 0),
  name          jsonb not null,
  about         jsonb not null,
  terms         jsonb not null,
  -- A version that is off holds as well: by it nothing is given.
  enabled       boolean not null,
  valid_from    timestamptz not null,
  -- When the next version begins.
  valid_until   timestamptz check (valid_until > valid_from),
  position      integer not null,
  -- What two operators agreed a perfect player may keep, in hundredths of a per cent.
  accepted_gain integer not null default 0 check (accepted_gain between 0 and 10000),
  written_by    text not null,
  written_at    timestamptz not null default now(),
  unique (brand, kind, code, version),
  -- Whoever asks how much of a round counts gets one answer.
  check (kind <> 'counting' or code = 'play')
);
create trigger promotion_rules_stay before update on promotion_rules for each row execute function promotion_rules_stay();
revoke delete, truncate on promotion_rules from pavilion_app, public;
insert into cloned_with_brands (table_name, position, leaves_out) values ('promotion_rules', 1, '{id}');

-- All play counts whole, but of games that return more than 97.5 % a twenty-fifth: up to 99.9 % a unit that counts costs 2.5 % or more on average, whatever is played.
-- A ledger that began before is counted from now on.
insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
  select brands.code, 'counting', 'play', 1, '{"en": "What counts", "bn": "যা গোনা হয়"}',
    '{"en": "Every settled round counts what it won or lost, at most its stake. Of games that return more than 97.5%, 4% counts.", "bn": "নিষ্পত্তি হওয়া প্রতিটি রাউন্ডে যত জেতা বা হারা হলো তা-ই গোনা হয়, তবে বাজির বেশি নয়। যে খেলা বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, তার ৪% গোনা হয়।"}',
    '{"contribution": {"categories": {}, "games": {}, "highReturn": {"above": 9750, "share": 4}}}',
    true, case when is_called then now() else 'epoch' end, 1, 'pavilion'
  from brands, ledger_transaction_ids;
