-- Limits have a page of their own since they exist; the line above the lobby sent people to another.
update announcements
set title = '{"en": "Set your own limits at any time: “Limits” in your account menu. Play within your means.",
  "bn": "অ্যাকাউন্ট মেনুর “সীমা” থেকে যেকোনো সময় নিজের সীমা ঠিক করুন। সাধ্যের মধ্যে খেলুন।"}'
where type = 'H' and title ->> 'en' = 'Set your own limits at any time in security centre. Play within your means.';
