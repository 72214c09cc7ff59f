-- The help says what makes withdrawals wait; where somebody has written it anew, theirs stays.
update help_articles set content = replace(replace(content::text,
    'After a change of password, mobile number or payee, withdrawals wait for 24 hours.',
    'After a change of password, withdrawal password, e-mail address, mobile number, authenticator or payee, withdrawals wait for 24 hours; the first payee and the first withdrawal password count, too: name them in good time.'),
    'পাসওয়ার্ড, মোবাইল নম্বর বা প্রাপক বদলালে ২৪ ঘণ্টা উত্তোলন বন্ধ থাকে।',
    'পাসওয়ার্ড, উত্তোলনের পাসওয়ার্ড, ইমেইল, মোবাইল নম্বর, অথেনটিকেটর বা প্রাপক বদলালে ২৪ ঘণ্টা উত্তোলন বন্ধ থাকে; প্রথম প্রাপক আর প্রথম উত্তোলনের পাসওয়ার্ডের বেলায়ও, তাই আগেই ঠিক করে রাখুন।')::jsonb
  where anchor = 'withdrawing';
