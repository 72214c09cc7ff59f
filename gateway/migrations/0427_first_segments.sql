-- What every brand asks first.
insert into segments (brand, code, version, name, rule, enabled, written_by)
  select brands.code, shipped.code, 1, shipped.name::jsonb, shipped.rule::jsonb, true, 'pavilion'
  from brands, (values
    ('new-members', '{"en": "New members", "bn": "নতুন সদস্য"}',
      '{"match": "all", "of": [{"fact": "registered", "op": "within", "days": 7}]}'),
    ('away', '{"en": "Away for a month", "bn": "এক মাস আসেননি"}',
      '{"match": "all", "of": [{"fact": "last-seen", "op": "before", "days": 30}]}'),
    ('regulars', '{"en": "Play every week", "bn": "প্রতি সপ্তাহে খেলেন"}',
      '{"match": "all", "of": [{"fact": "counted-play", "op": "at-least", "value": "10000", "days": 7}, {"fact": "deposit-count", "op": "at-least", "value": "3", "days": null}]}')
  ) as shipped (code, name, rule);
