-- What both brands say at the beginning: help, terms, the legal page, popups, notices and promotions. Operators go on from here.
insert into help_sections (brand, anchor, position, title)
select brand, anchor, position, title::jsonb
from (values ('pavilion'), ('lagoon')) as brands (brand),
  (values
    ('account', 1, '{"bn": "আপনার অ্যাকাউন্ট", "en": "Your account"}'),
    ('money', 2, '{"bn": "জমা ও উত্তোলন", "en": "Deposits and withdrawals"}'),
    ('games', 3, '{"bn": "খেলা", "en": "Games"}'),
    ('responsible', 4, '{"bn": "সাধ্যের মধ্যে খেলা", "en": "Playing within your means"}'),
    ('contact', 5, '{"bn": "যোগাযোগ", "en": "Reaching us"}'),
    ('term', 6, '{"bn": "শর্তাবলি", "en": "Terms"}')
  ) as sections (anchor, position, title);

insert into help_articles (brand, section, anchor, position, title, content)
select brand, section, anchor, position, title::jsonb, content::jsonb
from (values ('pavilion'), ('lagoon')) as brands (brand),
  (values
    ('account', 'registering', 1,
     '{"bn": "নিবন্ধন কীভাবে করবেন", "en": "How to register"}',
     '{"bn": "<p>“নিবন্ধন” চাপুন, একটি ইউজারনেম আর পাসওয়ার্ড বেছে নিন এবং ফর্মে যা চাওয়া হয়েছে তা লিখুন। যেখানে মোবাইল নম্বর দিয়ে নিবন্ধন চালু আছে, সেখানে নম্বরে একটি কোড যাবে।</p><p>একজন মানুষের একটিই অ্যাকাউন্ট থাকতে পারে, আর বয়স অন্তত ১৮ হতে হবে। ইউজারনেম পরে বদলানো যায় না।</p>", "en": "<p>Press “Register”, choose a user name and a password, and fill in what the form asks for. Where registration by mobile is on, a code goes to your number.</p><p>Everybody may have one account, and must be 18 or older. The user name cannot be changed later.</p>"}'),
    ('account', 'signing-in', 2,
     '{"bn": "লগইন করতে না পারলে", "en": "If you cannot log in"}',
     '{"bn": "<p>লগইন জানালায় “পাসওয়ার্ড ভুলে গেছেন” চাপুন। অ্যাকাউন্টে যে ইমেইল বা মোবাইল নম্বর আছে, সেখানে নতুন পাসওয়ার্ডের লিংক বা কোড যাবে।</p><ul><li>পরপর কয়েকবার ভুল পাসওয়ার্ড দিলে অ্যাকাউন্ট কিছুক্ষণের জন্য বন্ধ থাকে। তখন অপেক্ষা করলেই হয়।</li><li>নতুন জায়গা থেকে লগইন করলে আমরা একটি বাড়তি কোড চাইতে পারি।</li></ul>", "en": "<p>Press “Forgot password” in the log-in window. A link or a code for a new password goes to the mail address or the mobile number of your account.</p><ul><li>After several wrong passwords an account stays closed for a few minutes. Waiting is all you need to do.</li><li>When you log in from a new place, we may ask for one more code.</li></ul>"}'),
    ('account', 'keeping-safe', 3,
     '{"bn": "অ্যাকাউন্ট নিরাপদ রাখা", "en": "Keeping your account safe"}',
     '{"bn": "<p>সদস্য কেন্দ্রের “নিরাপত্তা কেন্দ্র” থেকে পাসওয়ার্ড বদলাতে, অথেনটিকেটর চালু করতে এবং কোথায় কোথায় লগইন আছেন তা দেখতে পারেন। অচেনা কোনো সেশন দেখলে সেটি শেষ করে পাসওয়ার্ড বদলে নিন।</p><p>আমাদের কেউ কখনো পাসওয়ার্ড বা কোড চাইবে না। কেউ চাইলে সে আমাদের লোক নয়।</p>", "en": "<p>In the security centre of your member pages you can change the password, turn on an authenticator, and see where you are logged in. If you find a session that you do not know, end it and change your password.</p><p>Nobody of ours ever asks for a password or a code. Whoever asks is not one of us.</p>"}'),
    ('money', 'depositing', 4,
     '{"bn": "টাকা জমা দেওয়া", "en": "Making a deposit"}',
     '{"bn": "<p>“জমা” পাতায় উপায় বেছে নিয়ে পরিমাণ লিখুন। প্রতিটি উপায়ের সর্বনিম্ন, সর্বোচ্চ আর খরচ আগেই দেখানো হয়। পেমেন্ট নিশ্চিত হলেই টাকা ব্যালেন্সে যোগ হয়, পাতা খোলা রাখতে হয় না।</p><p>নিজের নামের অ্যাকাউন্ট থেকেই জমা দিন। অন্যের অ্যাকাউন্ট থেকে আসা টাকা ফেরত দিতে হতে পারে।</p>", "en": "<p>Choose a way to pay on the deposit page and type the amount. The smallest and largest amounts and any fee are shown beforehand. Once the payment is confirmed, the money is in your balance; you need not keep the page open.</p><p>Pay from an account in your own name. Money from somebody else’s account may have to go back.</p>"}'),
    ('money', 'withdrawing', 5,
     '{"bn": "টাকা তোলা", "en": "Withdrawing"}',
     '{"bn": "<p>“উত্তোলন” পাতায় পরিমাণ লিখুন আর কোথায় পাঠাতে হবে তা বেছে নিন। প্রতিটি অনুরোধ একজন মানুষ দেখেন। অবস্থা “লেনদেনের ইতিহাস”-এ দেখা যায়, আর অনুমোদনের আগে অনুরোধ ফিরিয়ে নেওয়া যায়।</p><p>পাসওয়ার্ড, নাম বা মোবাইল নম্বর বদলানোর পর প্রথম উত্তোলনে বাড়তি সময় লাগে। এটি আপনার টাকার নিরাপত্তার জন্য।</p>", "en": "<p>Type the amount on the withdrawal page and choose where it should go. A person looks at every request. You can follow it in your transaction history, and take it back until it is approved.</p><p>After a change of password, name or mobile number the first withdrawal takes longer. That protects your money.</p>"}'),
    ('money', 'missing-deposit', 6,
     '{"bn": "জমা দেখা যাচ্ছে না", "en": "A deposit that has not arrived"}',
     '{"bn": "<p>বেশির ভাগ জমা কয়েক মিনিটে আসে। এক ঘণ্টা পরেও না এলে {email} ঠিকানায় লিখুন: তারিখ, পরিমাণ, উপায় আর পেমেন্টের রসিদ নম্বর জানান। রসিদের ছবি দিলে তাড়াতাড়ি মেলানো যায়।</p>", "en": "<p>Most deposits arrive within minutes. If yours has not after an hour, write to {email} with the date, the amount, the way you paid and the number on the receipt. A picture of the receipt helps us find it.</p>"}'),
    ('games', 'how-to-play', 7,
     '{"bn": "খেলা শুরু করা", "en": "Starting a game"}',
     '{"bn": "<p>লবিতে বিভাগ বা খেলার নাম ধরে খুঁজুন, তারপর ছবিতে চাপুন। প্রতিটি খেলার নিয়ম আর গড় ফেরতের হার খেলার পাতাতেই আছে। হৃদয় চিহ্নে চাপলে খেলাটি পছন্দের তালিকায় থাকে।</p>", "en": "<p>Find a game by its category or its name in the lobby and press its picture. The rules and the average return to player are on the game’s own page. A press on the heart keeps the game among your favourites.</p>"}'),
    ('games', 'free-trial', 8,
     '{"bn": "বিনা খরচে খেলে দেখা", "en": "Trying for free"}',
     '{"bn": "<p>যেসব খেলায় “ফ্রি ট্রায়াল” আছে, সেগুলো অ্যাকাউন্ট বা জমা ছাড়াই খেলে দেখা যায়। খেলার টাকা কাল্পনিক: জেতা-হারা কোনোটিই আসল নয়, আর তোলাও যায় না।</p>", "en": "<p>Games with “Free trial” can be tried without an account and without a deposit. The money in them is imaginary: nothing that is won or lost is real, and nothing can be withdrawn.</p>"}'),
    ('games', 'fairness', 9,
     '{"bn": "খেলা কতটা ন্যায্য", "en": "How fair the games are"}',
     '{"bn": "<p>ফলাফল খেলার নির্মাতার কাছে তৈরি হয়, আমরা তা বদলাতে পারি না। যেসব খেলায় “প্রমাণসহ ন্যায্য” লেখা আছে, সেখানে প্রতিটি দানের প্রমাণ আপনি নিজেই মিলিয়ে দেখতে পারেন।</p><p>খেলার মাঝে সংযোগ চলে গেলে নির্মাতা দানটি শেষ করে বা বাজি ফেরত দেয়। দুটিই আপনার খেলার ইতিহাসে দেখা যায়।</p>", "en": "<p>Results are made by the maker of a game; we cannot change them. Where a game says “provably fair”, you can check the proof of every round yourself.</p><p>If the connection breaks during a round, the maker finishes it or gives the stake back. Either shows in your betting record.</p>"}'),
    ('responsible', 'within-means', 10,
     '{"bn": "খেলা যেন খেলাই থাকে", "en": "Keeping it a game"}',
     '{"bn": "<p>শুধু সেই টাকা দিয়ে খেলুন যা হারালে আপনার চলবে। হার পুষিয়ে নিতে কখনো খেলবেন না: প্রতিটি দান আগেরটির থেকে আলাদা।</p><ul><li>শুরুর আগেই ঠিক করুন কত টাকা আর কতক্ষণ।</li><li>মন খারাপ, ক্লান্তি বা নেশার ঘোরে খেলবেন না।</li><li>ধার করে খেলবেন না।</li></ul><p>খেলা যদি ঘুম, কাজ বা প্রিয়জনের সময় কেড়ে নেয়, তবে থামার সময় হয়েছে।</p>", "en": "<p>Play only with money that you can do without. Never play to win back what you lost: every round stands for itself.</p><ul><li>Decide before you begin how much, and for how long.</li><li>Do not play when you are sad, tired or have been drinking.</li><li>Do not play with borrowed money.</li></ul><p>If playing takes your sleep, your work or the time of people you love, it is time to stop.</p>"}'),
    ('responsible', 'taking-a-break', 11,
     '{"bn": "বিরতি নেওয়া বা বন্ধ করা", "en": "Taking a break, or closing the account"}',
     '{"bn": "<p>{email} ঠিকানায় লিখলেই আমরা আপনার অ্যাকাউন্ট একদিন, একমাস বা চিরদিনের জন্য বন্ধ করি। কারণ জানাতে হয় না। বন্ধ থাকার সময় লগইন করা যায় না, আর ব্যালেন্স আপনারই থাকে।</p><p>নিজের বা কাছের কারও জন্য চিন্তিত হলে একজন চিকিৎসক বা পরামর্শকের সঙ্গে কথা বলুন। এতে লজ্জার কিছু নেই।</p>", "en": "<p>Write to {email} and we close your account for a day, a month or for good. You need not say why. While it is closed nobody can log in, and your balance stays yours.</p><p>If you worry about yourself or about somebody close to you, talk to a doctor or a counsellor. There is nothing to be ashamed of.</p>"}'),
    ('contact', 'service', 12,
     '{"bn": "গ্রাহক সেবা", "en": "Customer service"}',
     '{"bn": "<p>গ্রাহক সেবার জানালা প্রতিটি পাতা থেকে খোলা যায়। লেখার ঠিকানা {email}, উত্তর দেওয়ার সময়: {hours}। ইউজার আইডি আর কী ঘটেছে তা লিখলে উত্তর তাড়াতাড়ি আসে।</p>", "en": "<p>The customer service window opens from every page. Write to {email}; we answer: {hours}. Your user ID and what happened are all that we need for a quick answer.</p>"}'),
    ('contact', 'complaints', 13,
     '{"bn": "মতামত ও অভিযোগ", "en": "Feedback and complaints"}',
     '{"bn": "<p>“মতামত” ফর্মে লিখলে আপনি একটি নম্বর পাবেন। সেটি রেখে দিন। অভিযোগের উত্তর আমরা ১৪ দিনের মধ্যে দিই। উত্তরে সন্তুষ্ট না হলে আইনি পাতায় লেখা লাইসেন্স নম্বর উল্লেখ করে কর্তৃপক্ষের কাছে যেতে পারেন।</p>", "en": "<p>A message in the feedback form gets a number; keep it. We answer complaints within 14 days. If our answer does not satisfy you, you can go to the authority, naming the licence number on the legal page.</p>"}'),
    ('term', 'terms', 14,
     '{"bn": "ব্যবহারের শর্ত", "en": "Terms of use"}',
     '{"bn": "<p>{brand}-এ অ্যাকাউন্ট খুললে আপনি নিচের শর্তগুলো মেনে নেন।</p><ol><li>আপনার বয়স অন্তত ১৮, আর আপনি যেখানে আছেন সেখানে অনলাইনে খেলা আইনসম্মত।</li><li>অ্যাকাউন্ট একটি এবং তা নিজের জন্য। অন্যকে ব্যবহার করতে দেওয়া যায় না।</li><li>দেওয়া তথ্য সত্য হতে হবে। উত্তোলনের আগে আমরা পরিচয় মিলিয়ে দেখতে পারি।</li><li>জমা ও উত্তোলন শুধু নিজের নামের অ্যাকাউন্ট থেকে ও অ্যাকাউন্টে।</li><li>খেলার ত্রুটিতে হওয়া দান বাতিল হয় এবং বাজি ফেরত দেওয়া হয়।</li><li>স্বয়ংক্রিয় প্রোগ্রাম দিয়ে খেলা, যোগসাজশ বা অন্যের পরিচয়ে খেলা হলে অ্যাকাউন্ট বন্ধ হয়।</li><li>অফারের শর্ত অফারের পাতায় লেখা থাকে। সেখানে যা নেই, তা শর্ত নয়।</li><li>শর্ত বদলালে কার্যকর হওয়ার আগেই ঘোষণায় জানানো হবে।</li></ol>", "en": "<p>Whoever opens an account with {brand} agrees to these terms.</p><ol><li>You are 18 or older, and playing online is legal where you are.</li><li>You have one account, for yourself. Nobody else may use it.</li><li>What you tell us is true. We may ask who you are before a withdrawal.</li><li>Deposits come from, and withdrawals go to, accounts in your own name.</li><li>Rounds that came out of a fault of a game are void, and stakes are given back.</li><li>Playing by program, in collusion or under somebody else’s name closes the account.</li><li>The conditions of an offer are on its own page. What is not written there is no condition.</li><li>When these terms change, an announcement says so before the change takes effect.</li></ol>"}'),
    ('term', 'privacy', 15,
     '{"bn": "আপনার তথ্য", "en": "Your data"}',
     '{"bn": "<p>আইনে যা লাগে আর অ্যাকাউন্ট চালাতে যা দরকার, শুধু সেই তথ্যই আমরা রাখি। নাম, নম্বর, ইমেইল ও ঠিকানা গোপন সংকেতে রাখা হয়। আপনার তথ্য আমরা বিক্রি করি না।</p><p>আপনার সম্পর্কে কী রাখা আছে জানতে, ঠিক করাতে বা মুছতে চাইলে {email} ঠিকানায় লিখুন। লেনদেনের হিসাব আইনে যতদিন রাখতে বলে, ততদিন থাকে।</p>", "en": "<p>We keep what the law asks for and what running your account needs, and no more. Names, numbers, mail addresses and addresses are encrypted. We do not sell your data.</p><p>Write to {email} to learn what we keep about you, to correct it or to have it deleted. Records of transactions stay as long as the law demands.</p>"}')
  ) as articles (section, anchor, position, title, content);

insert into brand_legal (brand, title, content)
select brand, '{"bn": "আইনি তথ্য ও অনুমতিপত্র", "en": "Legal information and licence"}'::jsonb,
  '{"bn": "<p>{brand} অনুমতিপত্র নম্বর <strong>{licence}</strong>-এর অধীনে চলে। অনুমতিপত্রে যেসব খেলার কথা আছে, শুধু সেগুলোই এখানে দেওয়া হয়।</p><h3>বয়স</h3><p>১৮ বছরের কম কেউ এখানে খেলতে পারেন না। সন্দেহ হলে আমরা বয়সের প্রমাণ চাই, আর প্রমাণ না পেলে অ্যাকাউন্ট বন্ধ করে জমা ফেরত দিই।</p><h3>খেলোয়াড়ের টাকা</h3><p>খেলোয়াড়দের ব্যালেন্স প্রতিষ্ঠানের নিজের টাকা থেকে আলাদা রাখা হয়।</p><h3>দায়িত্বশীল খেলা</h3><p>খেলা বিনোদন, আয়ের পথ নয়। বিরতি নেওয়া বা অ্যাকাউন্ট বন্ধ করার নিয়ম সহায়তা কেন্দ্রে আছে।</p><h3>যোগাযোগ</h3><p>{email} · {hours}</p>", "en": "<p>{brand} operates under licence number <strong>{licence}</strong>. Only games that the licence covers are offered here.</p><h3>Age</h3><p>Nobody under 18 may play. Where there is doubt we ask for proof of age; without it we close the account and give deposits back.</p><h3>Players’ money</h3><p>Players’ balances are kept apart from the company’s own money.</p><h3>Responsible play</h3><p>Playing is entertainment and no way to earn a living. How to take a break or close an account is in the help centre.</p><h3>Contact</h3><p>{email} · {hours}</p>"}'::jsonb
from (values ('pavilion'), ('lagoon')) as brands (brand);

insert into announcements (brand, type, position, state, execution, promotion_type, linkage, target, title, content)
select brands.code, type, position, 'published', execution, promotion_type, linkage, target, title::jsonb, content::jsonb
from brands,
  (values
    (null::text, 'PU', 1, 'B'::text, null::text, 'PAGE'::text, '/rng'::text,
     '{"bn": "আগে খেলে দেখুন", "en": "Have a look first"}',
     '{"bn": "<p>বেশির ভাগ স্লট অ্যাকাউন্ট ছাড়াই কাল্পনিক টাকায় খেলে দেখা যায়। পছন্দ না হলে কিছুই হারায় না।</p><p>প্রতিটি খেলার নিয়ম আর গড় ফেরতের হার খেলার পাতাতেই লেখা আছে।</p>", "en": "<p>Most slots can be tried without an account, with imaginary money. If you do not like one, nothing is lost.</p><p>The rules and the average return to player are written on every game’s own page.</p>"}'),
    (null, 'PU', 2, 'B', null, 'PAGE', '/help',
     '{"bn": "এখানে কারা খেলতে পারেন", "en": "Who may play here"}',
     '{"bn": "<p>বয়স অন্তত ১৮ হতে হবে, আর একজন মানুষের একটিই অ্যাকাউন্ট। আপনি যেখানে আছেন সেখানে অনলাইনে খেলা আইনসম্মত কি না, দেখে নিন।</p>", "en": "<p>You must be 18 or older, and everybody has one account. Please make sure that playing online is legal where you are.</p>"}'),
    (null, 'PU', 1, 'A', null, 'PAGE', '/member/securityCenter',
     '{"bn": "অ্যাকাউন্ট কি শুধু আপনার হাতেই?", "en": "Is your account in your hands alone?"}',
     '{"bn": "<p>নিরাপত্তা কেন্দ্রে দেখা যায় আপনি কোথায় কোথায় লগইন আছেন। অচেনা কিছু দেখলে সেটি শেষ করুন আর পাসওয়ার্ড বদলে নিন।</p><p>অথেনটিকেটর চালু থাকলে শুধু পাসওয়ার্ড জেনে কেউ ঢুকতে পারে না।</p>", "en": "<p>The security centre shows where you are logged in. If you find something that you do not know, end it and change your password.</p><p>With an authenticator, knowing your password is not enough for anybody to get in.</p>"}'),
    (null, 'PU', 1, 'F', null, 'PAGE', '/help',
     '{"bn": "স্বাগতম। শুরুতে তিনটি কথা", "en": "Welcome. Three things to begin with"}',
     '{"bn": "<ol><li>ঠিক করে নিন খেলায় কত টাকা আর কত সময় দেবেন। সেটুকুই খরচ করুন।</li><li>নিরাপত্তা কেন্দ্রে ইমেইল বা মোবাইল নম্বর যোগ করলে পাসওয়ার্ড ভুলে গেলেও অ্যাকাউন্ট ফিরে পাবেন।</li><li>কিছু না বুঝলে সহায়তা কেন্দ্র দেখুন বা গ্রাহক সেবায় লিখুন।</li></ol>", "en": "<ol><li>Decide how much money and time playing may take, and leave it at that.</li><li>A mail address or a mobile number in the security centre brings your account back if you forget the password.</li><li>If anything is unclear, look into the help centre or write to customer service.</li></ol>"}'),
    (null, 'PL', 1, null, null, 'PAGE', '/help',
     '{"bn": "কেউ কোড চাইলে দেবেন না", "en": "Give a code to nobody"}',
     '{"bn": "<p>আমাদের নাম করে কেউ ফোনে বা মেসেজে পাসওয়ার্ড বা কোড চাইলে দেবেন না। আমাদের কর্মীরা কখনো তা চান না।</p>", "en": "<p>If somebody calls or writes in our name and asks for a password or a code, do not give it. Our people never ask for one.</p>"}'),
    (null, 'PL', 2, null, null, 'PAGE', '/help',
     '{"bn": "বিরতি নেওয়া এখন আরও সহজ", "en": "Taking a break is easier now"}',
     '{"bn": "<p>একদিন, একমাস বা চিরদিনের জন্য অ্যাকাউন্ট বন্ধ রাখতে চাইলে গ্রাহক সেবায় এক লাইন লিখলেই হয়। কারণ জানাতে হয় না।</p>", "en": "<p>One line to customer service is enough to close your account for a day, a month or for good. You need not say why.</p>"}'),
    (null, 'PL', 3, null, null, null, null,
     '{"bn": "দুই ভাষায় পুরো সাইট", "en": "The whole site in two languages"}',
     '{"bn": "<p>পাতার ওপরের মেনু থেকে বাংলা বা ইংরেজি বেছে নিন। আপনার পছন্দ এই যন্ত্রে মনে রাখা হবে।</p>", "en": "<p>Choose Bengali or English in the menu above the page. The choice is kept on this device.</p>"}'),
    ('pavilion', 'PR', 1, null, 'REFERRAL', 'PAGE', '/member',
     '{"bn": "বন্ধুকে আমন্ত্রণ জানান", "en": "Invite a friend"}',
     '{"bn": "<p>আপনার নিজের আমন্ত্রণ কোড সদস্য কেন্দ্রে আছে। যাঁকে চেনেন এবং যাঁর বয়স ১৮ পেরিয়েছে, শুধু তাঁকেই পাঠান।</p><p>কোডটি নিবন্ধনের সময় লিখতে হয়।</p>", "en": "<p>Your own code is on your member page. Send it only to people you know, who are over 18.</p><p>It is typed in when registering.</p>"}'),
    (null, 'PR', 2, null, 'EVENT', 'PAGE', '/pointMall',
     '{"bn": "পয়েন্ট মল", "en": "The points mall"}',
     '{"bn": "<p>জমা আর খেলার সঙ্গে পয়েন্ট জমে, আর পয়েন্টের কোনো মেয়াদ নেই। পয়েন্ট মলে জিনিসপত্রের সঙ্গে বদলে নিতে পারেন, যখন আপনার সুবিধা।</p>", "en": "<p>Points come with deposits and bets, and they never expire. Change them for goods in the points mall whenever it suits you.</p>"}')
  ) as seed (only_brand, type, position, execution, promotion_type, linkage, target, title, content)
where brands.code in ('pavilion', 'lagoon') and (only_brand is null or only_brand = brands.code);

insert into announcements (brand, type, position, state, group_name, scene, tone, linkage, target, title, subtitle, action)
select brand, 'B', position + 100, 'published', group_name, scene, tone, linkage, target, title::jsonb, subtitle::jsonb, action::jsonb
from (values
  ('pavilion', 'w_reg', 1, 'night-market', 'dark', 'PAGE', '/rng',
   '{"bn": "সন্ধ্যার হাটে স্বাগতম", "en": "Welcome to the evening market"}',
   '{"bn": "নিবন্ধনে মিনিটখানেক লাগে, জমা দিতেই হবে এমন নয়", "en": "Registering takes a minute, and no deposit is asked for"}',
   '{"bn": "ঘুরে দেখুন", "en": "Look around"}'),
  ('lagoon', 'w_reg', 1, 'lagoon-noon', 'light', 'PAGE', '/rng',
   '{"bn": "শান্ত জলে স্বাগতম", "en": "Welcome to calm water"}',
   '{"bn": "নিবন্ধনে মিনিটখানেক লাগে, জমা দিতেই হবে এমন নয়", "en": "Registering takes a minute, and no deposit is asked for"}',
   '{"bn": "ঘুরে দেখুন", "en": "Look around"}'),
  ('pavilion', 'w_leftmenu', 1, 'points-market', 'dark', 'PAGE', '/pointMall',
   '{"bn": "পয়েন্ট মল", "en": "Points mall"}',
   '{"bn": "পয়েন্টের মেয়াদ শেষ হয় না", "en": "Points never expire"}',
   '{"bn": "দেখুন", "en": "See it"}'),
  ('lagoon', 'w_leftmenu', 1, 'points-market', 'light', 'PAGE', '/pointMall',
   '{"bn": "পয়েন্ট মল", "en": "Points mall"}',
   '{"bn": "পয়েন্টের মেয়াদ শেষ হয় না", "en": "Points never expire"}',
   '{"bn": "দেখুন", "en": "See it"}')
) as seed (brand, group_name, position, scene, tone, linkage, target, title, subtitle, action);
