-- Where a brand's customer service answers. Its page is served from this, without the shell, so that it is there when nothing else is.
create table brand_support (
  brand      text primary key references brands (code),
  email      text not null check (email like '%_@_%'),
  hours      jsonb not null
);
grant select on brand_support to pavilion_app;
revoke insert, update, delete on brand_support from pavilion_app;

insert into brand_support (brand, email, hours) values
  ('pavilion', 'care@pavilion.example', '{"bn": "প্রতিদিন সকাল ৮টা থেকে রাত ১২টা, ঢাকার সময়", "en": "Every day from 8 am to midnight, Dhaka time"}'),
  ('lagoon', 'care@lagoon.example', '{"bn": "প্রতিদিন ২৪ ঘণ্টা", "en": "Every day, around the clock"}');
