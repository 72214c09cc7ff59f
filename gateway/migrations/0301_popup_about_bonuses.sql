-- A popup with a promotion behind it, for members who log in. Its page is the list of bonuses while there is no reward centre.
insert into announcements (brand, type, position, state, execution, promotion_type, linkage, target, title, content)
select code, 'PU', 2, 'published', 'A', 'DEPOSIT', 'PAGE', '/member/bonusDetails',
  '{"bn": "জমার সঙ্গে বোনাস, চাইলে তবেই", "en": "A bonus with a deposit, only if you want one"}',
  '{"bn": "<p>জমা দেওয়ার সময় বোনাস নেবেন কি না, আপনি ঠিক করেন। নেওয়ার আগেই লেখা থাকে কত বাজি ধরতে হবে আর কত দিনের মধ্যে।</p><p>বোনাসের পাতায় দেখা যায় আর কতটুকু বাকি।</p>", "en": "<p>When you deposit, you decide whether to take a bonus. How much has to be staked for it, and within how many days, is written before you take it.</p><p>The page of your bonuses shows how much is left.</p>"}'
from brands where code in ('pavilion', 'lagoon');
