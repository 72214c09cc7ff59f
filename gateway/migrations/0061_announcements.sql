-- What a brand tells its visitors: slides over its pages and lines in the running notice.
create table banners (
  id          bigint generated always as identity primary key,
  brand       text not null references brands,
  group_name  text not null check (group_name ~ '^w_[a-z]{2,12}$'),
  position    integer not null,
  -- The drawn scene behind the words.
  scene       text not null check (scene ~ '^[a-z][a-z0-9-]{1,40}$'),
  tone        text not null check (tone in ('dark', 'light')),
  -- Where a press leads: an address of this site (PAGE), or a game's node id (GAME).
  linkage     text not null check (linkage in ('PAGE', 'GAME')),
  target      text not null check ((linkage = 'PAGE' and target ~ '^/[a-zA-Z0-9/_-]*$') or (linkage = 'GAME' and target ~ '^[1-9][0-9]{0,17}$')),
  title       jsonb not null,
  subtitle    jsonb not null,
  action      jsonb not null,
  unique (brand, group_name, position)
);

create table notices (
  id       bigint generated always as identity primary key,
  brand    text not null references brands,
  position integer not null,
  title    jsonb not null,
  unique (brand, position)
);

insert into banners (brand, group_name, position, scene, tone, linkage, target, title, subtitle, action)
select brand, group_name, position, scene, case brand when 'lagoon' then 'light' else 'dark' end, linkage, target, title::jsonb, subtitle::jsonb, action::jsonb
from (values
  ('pavilion', 'w_home', 1, 'lantern-dice', 'GAME', '100000',
   '{"en": "Lantern Dice is lit", "bn": "জ্বলে উঠল লণ্ঠন পাশা"}',
   '{"en": "Provably fair, 99% return, and you hold the proof", "bn": "প্রমাণসহ ন্যায্য খেলা, ৯৯% ফেরত, যাচাই আপনার হাতে"}',
   '{"en": "Roll the dice", "bn": "পাশা চালুন"}'),
  ('pavilion', 'w_home', 2, 'night-market', 'PAGE', '/rng',
   '{"en": "Seven thousand slots, one evening market", "bn": "এক সান্ধ্য হাটে সাত হাজার স্লট"}',
   '{"en": "Free trial on most of them, no deposit needed", "bn": "বেশির ভাগই বিনামূল্যে খেলে দেখা যায়, জমা লাগে না"}',
   '{"en": "Walk the stalls", "bn": "ঘুরে দেখুন"}'),
  ('pavilion', 'w_home', 3, 'river-table', 'PAGE', '/live',
   '{"en": "Live tables by the river", "bn": "নদীর ধারে লাইভ টেবিল"}',
   '{"en": "Roulette, baccarat and andar bahar with real dealers", "bn": "সত্যিকারের ডিলারের সঙ্গে রুলেট, ব্যাকারাট ও আন্দর বাহার"}',
   '{"en": "Take a seat", "bn": "আসন নিন"}'),
  ('pavilion', 'w_home', 4, 'deep-catch', 'PAGE', '/fish',
   '{"en": "The hilsa are running", "bn": "ইলিশের ঝাঁক এসেছে"}',
   '{"en": "Three hundred and sixty fishing games in one net", "bn": "এক জালে তিনশো ষাটটি মাছ শিকারের খেলা"}',
   '{"en": "Cast off", "bn": "জাল ফেলুন"}'),
  ('lagoon', 'w_home', 1, 'lagoon-noon', 'PAGE', '/rng',
   '{"en": "Clear water, quick games", "bn": "স্বচ্ছ জল, চটপটে খেলা"}',
   '{"en": "Seven thousand slots, most with a free trial", "bn": "সাত হাজার স্লট, বেশির ভাগই বিনামূল্যে খেলে দেখা যায়"}',
   '{"en": "Dive in", "bn": "নেমে পড়ুন"}'),
  ('lagoon', 'w_home', 2, 'lantern-dice', 'GAME', '100000',
   '{"en": "Dice you can check", "bn": "যে পাশা যাচাই করা যায়"}',
   '{"en": "Every roll is provably fair, with a 99% return", "bn": "প্রতিটি চাল প্রমাণসহ ন্যায্য, ফেরত ৯৯%"}',
   '{"en": "Roll the dice", "bn": "পাশা চালুন"}'),
  ('lagoon', 'w_home', 3, 'match-day', 'PAGE', '/sports',
   '{"en": "Match day, every day", "bn": "প্রতিদিনই ম্যাচের দিন"}',
   '{"en": "Cricket, football, kabaddi and boat races", "bn": "ক্রিকেট, ফুটবল, কাবাডি ও নৌকাবাইচ"}',
   '{"en": "See the fixtures", "bn": "সূচি দেখুন"}')
) as seed (brand, group_name, position, scene, linkage, target, title, subtitle, action);

insert into notices (brand, position, title)
select brand, position, title::jsonb
from (values
  ('pavilion', 1, '{"en": "Rules and return to player are one tap away in every game.", "bn": "প্রতিটি খেলার নিয়ম ও ফেরতের হার এক চাপেই দেখা যায়।"}'),
  ('pavilion', 2, '{"en": "Withdrawals are checked every day from 8 am to midnight, Dhaka time.", "bn": "উত্তোলন প্রতিদিন সকাল ৮টা থেকে রাত ১২টা পর্যন্ত দেখা হয়।"}'),
  ('pavilion', 3, '{"en": "Set your own limits at any time in security centre. Play within your means.", "bn": "নিরাপত্তা কেন্দ্রে যেকোনো সময় নিজের সীমা ঠিক করুন। সাধ্যের মধ্যে খেলুন।"}'),
  ('lagoon', 1, '{"en": "Rules and return to player are one tap away in every game.", "bn": "প্রতিটি খেলার নিয়ম ও ফেরতের হার এক চাপেই দেখা যায়।"}'),
  ('lagoon', 2, '{"en": "Play within your means. You must be 18 or older.", "bn": "সাধ্যের মধ্যে খেলুন। বয়স অন্তত ১৮ হতে হবে।"}')
) as seed (brand, position, title);
