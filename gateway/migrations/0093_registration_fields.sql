-- Fields that registration can ask for besides those it began with, off until a brand wants them.
insert into registration_rules (brand, field, enabled, required, pattern_id, min_length, max_length, position)
select brands.code, field, false, false, pattern_id, min_length, max_length, position
from brands,
  (values
    ('telegram', 'no_spaces', 4, 33, 17),
    ('zalo', 'digits', 8, 15, 18),
    ('nickname', 'any', 2, 24, 19),
    ('birthday', 'date_year_first', 10, 10, 20),
    ('address', 'any', 5, 200, 21),
    ('nationality', 'letters_spaces', 2, 60, 22),
    ('occupation', 'letters_spaces', 2, 60, 23),
    ('incomeSource', 'letters_spaces', 2, 60, 24)
  ) as rules (field, pattern_id, min_length, max_length, position);

-- A number is typed as people write it, with or without the leading zero; whether it is one is for the country's own rule to say.
update registration_rules set min_length = 6, max_length = 15 where field = 'mobileNum';

-- What a brand asks of everybody who registers, besides its fields.
create table registration_settings (
  brand     text primary key references brands (code),
  adult_age smallint not null check (adult_age between 18 and 30)
);
insert into registration_settings (brand, adult_age) values ('pavilion', 18), ('lagoon', 18);
