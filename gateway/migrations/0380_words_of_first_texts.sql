-- What the brands came with says each thing by the term of the glossary: free play, game providers, rounds, rewards, and গেম for a game. A text is replaced
-- only if it still is, letter for letter, as it came; what an operator wrote, or changed, stays as it is.
do $$
declare
  said constant jsonb := $said${
  "প্রমাণসহ ন্যায্য খেলা, ৯৯% ফেরত, যাচাই আপনার হাতে":
    "প্রমাণসহ ন্যায্য গেম, ৯৯% ফেরত, যাচাই আপনার হাতে",
  "Free trial on most of them, no deposit needed":
    "Free play on most of them, no deposit needed",
  "বেশির ভাগই বিনামূল্যে খেলে দেখা যায়, জমা লাগে না":
    "বেশির ভাগই ফ্রি খেলা যায়, জমা লাগে না",
  "এক জালে তিনশো ষাটটি মাছ শিকারের খেলা":
    "এক জালে তিনশো ষাটটি মাছ শিকারের গেম",
  "স্বচ্ছ জল, চটপটে খেলা":
    "স্বচ্ছ জল, চটপটে গেম",
  "Seven thousand slots, most with a free trial":
    "Seven thousand slots, most with free play",
  "সাত হাজার স্লট, বেশির ভাগই বিনামূল্যে খেলে দেখা যায়":
    "সাত হাজার স্লট, বেশির ভাগই ফ্রি খেলা যায়",
  "প্রতিটি চাল প্রমাণসহ ন্যায্য, ফেরত ৯৯%":
    "প্রতিটি রাউন্ড প্রমাণসহ ন্যায্য, ফেরত ৯৯%",
  "প্রতিটি খেলার নিয়ম ও ফেরতের হার এক চাপেই দেখা যায়।":
    "প্রতিটি গেমের নিয়ম ও RTP (গড় ফেরতের হার) এক চাপেই দেখা যায়।",
  "খেলা":
    "গেম",
  "<p>Press “Forgot password” in the log-in window. A link or a code for a new password goes to the mail address or the mobile number of your account.</p><ul><li>After several wrong passwords an account stays closed for a few minutes. Waiting is all you need to do.</li><li>When you log in from a new place, we may ask for one more code.</li></ul>":
    "<p>Press “Forgot password” in the login window. A link or a code for a new password goes to the email address or the mobile number of your account.</p><ul><li>After several wrong passwords an account stays closed for a few minutes. Waiting is all you need to do.</li><li>When you log in from a new place, we may ask for one more code.</li></ul>",
  "খেলা শুরু করা":
    "গেম শুরু করা",
  "<p>লবিতে বিভাগ বা খেলার নাম ধরে খুঁজুন, তারপর ছবিতে চাপুন। প্রতিটি খেলার নিয়ম আর গড় ফেরতের হার খেলার পাতাতেই আছে। হৃদয় চিহ্নে চাপলে খেলাটি পছন্দের তালিকায় থাকে।</p>":
    "<p>লবিতে বিভাগ বা গেমের নাম ধরে খুঁজুন, তারপর ছবিতে চাপুন। প্রতিটি গেমের নিয়ম আর RTP (গড় ফেরতের হার) গেমের পাতাতেই আছে। হার্ট চিহ্নে চাপলে গেমটি প্রিয় তালিকায় থাকে।</p>",
  "বিনা খরচে খেলে দেখা":
    "ফ্রি খেলা",
  "Trying for free":
    "Free play",
  "<p>যেসব খেলায় “ফ্রি ট্রায়াল” আছে, সেগুলো অ্যাকাউন্ট বা জমা ছাড়াই খেলে দেখা যায়। খেলার টাকা কাল্পনিক: জেতা-হারা কোনোটিই আসল নয়, আর তোলাও যায় না।</p>":
    "<p>যেসব গেমে “ফ্রি খেলা” আছে, সেগুলো অ্যাকাউন্ট বা জমা ছাড়াই খেলে দেখা যায়। এটি খেলার টাকা: জেতা-হারা কোনোটিই আসল নয়, আর তোলাও যায় না।</p>",
  "<p>Games with “Free trial” can be tried without an account and without a deposit. The money in them is imaginary: nothing that is won or lost is real, and nothing can be withdrawn.</p>":
    "<p>Games with “Free play” can be tried without an account and without a deposit. It is play money: nothing that is won or lost is real, and nothing can be withdrawn.</p>",
  "খেলা কতটা ন্যায্য":
    "গেম কতটা ন্যায্য",
  "<p>ফলাফল খেলার নির্মাতার কাছে তৈরি হয়, আমরা তা বদলাতে পারি না। যেসব খেলায় “প্রমাণসহ ন্যায্য” লেখা আছে, সেখানে প্রতিটি দানের প্রমাণ আপনি নিজেই মিলিয়ে দেখতে পারেন।</p><p>খেলার মাঝে সংযোগ চলে গেলে নির্মাতা দানটি শেষ করে বা বাজি ফেরত দেয়। দুটিই আপনার খেলার ইতিহাসে দেখা যায়।</p>":
    "<p>ফলাফল গেম প্রোভাইডারের কাছে তৈরি হয়, আমরা তা বদলাতে পারি না। যেসব গেমে “প্রমাণসহ ন্যায্য” লেখা আছে, সেখানে প্রতিটি রাউন্ডের প্রমাণ আপনি নিজেই মিলিয়ে দেখতে পারেন।</p><p>খেলার মাঝে সংযোগ চলে গেলে গেম প্রোভাইডার রাউন্ডটি শেষ করে বা বাজি ফেরত দেয়। দুটিই আপনার বাজির রেকর্ডে দেখা যায়।</p>",
  "<p>Results are made by the maker of a game; we cannot change them. Where a game says “provably fair”, you can check the proof of every round yourself.</p><p>If the connection breaks during a round, the maker finishes it or gives the stake back. Either shows in your betting record.</p>":
    "<p>Results are made by the game provider; we cannot change them. Where a game says “provably fair”, you can check the proof of every round yourself.</p><p>If the connection breaks during a round, the game provider finishes it or gives the stake back. Either shows in your betting record.</p>",
  "<p>শুধু সেই টাকা দিয়ে খেলুন যা হারালে আপনার চলবে। হার পুষিয়ে নিতে কখনো খেলবেন না: প্রতিটি দান আগেরটির থেকে আলাদা।</p><ul><li>শুরুর আগেই ঠিক করুন কত টাকা আর কতক্ষণ।</li><li>মন খারাপ, ক্লান্তি বা নেশার ঘোরে খেলবেন না।</li><li>ধার করে খেলবেন না।</li></ul><p>খেলা যদি ঘুম, কাজ বা প্রিয়জনের সময় কেড়ে নেয়, তবে থামার সময় হয়েছে।</p>":
    "<p>শুধু সেই টাকা দিয়ে খেলুন যা হারালে আপনার চলবে। হার পুষিয়ে নিতে কখনো খেলবেন না: প্রতিটি রাউন্ড আগেরটির থেকে আলাদা।</p><ul><li>শুরুর আগেই ঠিক করুন কত টাকা আর কতক্ষণ।</li><li>মন খারাপ, ক্লান্তি বা নেশার ঘোরে খেলবেন না।</li><li>ধার করে খেলবেন না।</li></ul><p>খেলা যদি ঘুম, কাজ বা প্রিয়জনের সময় কেড়ে নেয়, তবে থামার সময় হয়েছে।</p>",
  "<p>{brand}-এ অ্যাকাউন্ট খুললে আপনি নিচের শর্তগুলো মেনে নেন।</p><ol><li>আপনার বয়স অন্তত ১৮, আর আপনি যেখানে আছেন সেখানে অনলাইনে খেলা আইনসম্মত।</li><li>অ্যাকাউন্ট একটি এবং তা নিজের জন্য। অন্যকে ব্যবহার করতে দেওয়া যায় না।</li><li>দেওয়া তথ্য সত্য হতে হবে। উত্তোলনের আগে আমরা পরিচয় মিলিয়ে দেখতে পারি।</li><li>জমা ও উত্তোলন শুধু নিজের নামের অ্যাকাউন্ট থেকে ও অ্যাকাউন্টে।</li><li>খেলার ত্রুটিতে হওয়া দান বাতিল হয় এবং বাজি ফেরত দেওয়া হয়।</li><li>স্বয়ংক্রিয় প্রোগ্রাম দিয়ে খেলা, যোগসাজশ বা অন্যের পরিচয়ে খেলা হলে অ্যাকাউন্ট বন্ধ হয়।</li><li>অফারের শর্ত অফারের পাতায় লেখা থাকে। সেখানে যা নেই, তা শর্ত নয়।</li><li>শর্ত বদলালে কার্যকর হওয়ার আগেই ঘোষণায় জানানো হবে।</li></ol>":
    "<p>{brand}-এ অ্যাকাউন্ট খুললে আপনি নিচের শর্তগুলো মেনে নেন।</p><ol><li>আপনার বয়স অন্তত ১৮, আর আপনি যেখানে আছেন সেখানে অনলাইনে খেলা আইনসম্মত।</li><li>অ্যাকাউন্ট একটি এবং তা নিজের জন্য। অন্যকে ব্যবহার করতে দেওয়া যায় না।</li><li>দেওয়া তথ্য সত্য হতে হবে। উত্তোলনের আগে আমরা পরিচয় মিলিয়ে দেখতে পারি।</li><li>জমা ও উত্তোলন শুধু নিজের নামের অ্যাকাউন্ট থেকে ও অ্যাকাউন্টে।</li><li>গেমের ত্রুটিতে হওয়া রাউন্ড বাতিল হয় এবং বাজি ফেরত দেওয়া হয়।</li><li>স্বয়ংক্রিয় প্রোগ্রাম দিয়ে খেলা, যোগসাজশ বা অন্যের পরিচয়ে খেলা হলে অ্যাকাউন্ট বন্ধ হয়।</li><li>অফারের শর্ত অফারের পাতায় লেখা থাকে। সেখানে যা নেই, তা শর্ত নয়।</li><li>শর্ত বদলালে কার্যকর হওয়ার আগেই বিজ্ঞপ্তিতে জানানো হবে।</li></ol>",
  "<p>Whoever opens an account with {brand} agrees to these terms.</p><ol><li>You are 18 or older, and playing online is legal where you are.</li><li>You have one account, for yourself. Nobody else may use it.</li><li>What you tell us is true. We may ask who you are before a withdrawal.</li><li>Deposits come from, and withdrawals go to, accounts in your own name.</li><li>Rounds that came out of a fault of a game are void, and stakes are given back.</li><li>Playing by program, in collusion or under somebody else’s name closes the account.</li><li>The conditions of an offer are on its own page. What is not written there is no condition.</li><li>When these terms change, an announcement says so before the change takes effect.</li></ol>":
    "<p>Whoever opens an account with {brand} agrees to these terms.</p><ol><li>You are 18 or older, and playing online is legal where you are.</li><li>You have one account, for yourself. Nobody else may use it.</li><li>What you tell us is true. We may ask who you are before a withdrawal.</li><li>Deposits come from, and withdrawals go to, accounts in your own name.</li><li>Rounds that came out of a fault of a game are void, and stakes are given back.</li><li>Playing by program, in collusion or under somebody else’s name closes the account.</li><li>The conditions of an offer are on its own page. What is not written there is no condition.</li><li>When these terms change, a notice says so before the change takes effect.</li></ol>",
  "<p>We keep what the law asks for and what running your account needs, and no more. Names, numbers, mail addresses and addresses are encrypted. We do not sell your data.</p><p>Write to {email} to learn what we keep about you, to correct it or to have it deleted. Records of transactions stay as long as the law demands.</p>":
    "<p>We keep what the law asks for and what running your account needs, and no more. Names, numbers, email addresses and postal addresses are encrypted. We do not sell your data.</p><p>Write to {email} to learn what we keep about you, to correct it or to have it deleted. Records of transactions stay as long as the law demands.</p>",
  "<p>{brand} অনুমতিপত্র নম্বর <strong>{licence}</strong>-এর অধীনে চলে। অনুমতিপত্রে যেসব খেলার কথা আছে, শুধু সেগুলোই এখানে দেওয়া হয়।</p><h3>বয়স</h3><p>১৮ বছরের কম কেউ এখানে খেলতে পারেন না। সন্দেহ হলে আমরা বয়সের প্রমাণ চাই, আর প্রমাণ না পেলে অ্যাকাউন্ট বন্ধ করে জমা ফেরত দিই।</p><h3>খেলোয়াড়ের টাকা</h3><p>খেলোয়াড়দের ব্যালেন্স প্রতিষ্ঠানের নিজের টাকা থেকে আলাদা রাখা হয়।</p><h3>দায়িত্বশীল খেলা</h3><p>খেলা বিনোদন, আয়ের পথ নয়। বিরতি নেওয়া বা অ্যাকাউন্ট বন্ধ করার নিয়ম সহায়তা কেন্দ্রে আছে।</p><h3>যোগাযোগ</h3><p>{email} · {hours}</p>":
    "<p>{brand} অনুমতিপত্র নম্বর <strong>{licence}</strong>-এর অধীনে চলে। অনুমতিপত্রে যেসব গেমের কথা আছে, শুধু সেগুলোই এখানে দেওয়া হয়।</p><h3>বয়স</h3><p>১৮ বছরের কম কেউ এখানে খেলতে পারেন না। সন্দেহ হলে আমরা বয়সের প্রমাণ চাই, আর প্রমাণ না পেলে অ্যাকাউন্ট বন্ধ করে জমা ফেরত দিই।</p><h3>খেলোয়াড়ের টাকা</h3><p>খেলোয়াড়দের ব্যালেন্স প্রতিষ্ঠানের নিজের টাকা থেকে আলাদা রাখা হয়।</p><h3>দায়িত্বশীল খেলা</h3><p>খেলা বিনোদন, আয়ের পথ নয়। বিরতি নেওয়া বা অ্যাকাউন্ট বন্ধ করার নিয়ম সহায়তা কেন্দ্রে আছে।</p><h3>যোগাযোগ</h3><p>{email} · {hours}</p>",
  "<p>বেশির ভাগ স্লট অ্যাকাউন্ট ছাড়াই কাল্পনিক টাকায় খেলে দেখা যায়। পছন্দ না হলে কিছুই হারায় না।</p><p>প্রতিটি খেলার নিয়ম আর গড় ফেরতের হার খেলার পাতাতেই লেখা আছে।</p>":
    "<p>বেশির ভাগ স্লট অ্যাকাউন্ট ছাড়াই খেলার টাকায় খেলে দেখা যায়। পছন্দ না হলে কিছুই হারায় না।</p><p>প্রতিটি গেমের নিয়ম আর RTP (গড় ফেরতের হার) গেমের পাতাতেই লেখা আছে।</p>",
  "<p>Most slots can be tried without an account, with imaginary money. If you do not like one, nothing is lost.</p><p>The rules and the average return to player are written on every game’s own page.</p>":
    "<p>Most slots can be tried without an account, with play money. If you do not like one, nothing is lost.</p><p>The rules and the average return to player are written on every game’s own page.</p>",
  "<ol><li>Decide how much money and time playing may take, and leave it at that.</li><li>A mail address or a mobile number in the security centre brings your account back if you forget the password.</li><li>If anything is unclear, look into the help centre or write to customer service.</li></ol>":
    "<ol><li>Decide how much money and time playing may take, and leave it at that.</li><li>An email address or a mobile number in the security centre brings your account back if you forget the password.</li><li>If anything is unclear, look into the help centre or write to customer service.</li></ol>",
  "<p>পাতার ওপরের মেনু থেকে বাংলা বা ইংরেজি বেছে নিন। আপনার পছন্দ এই যন্ত্রে মনে রাখা হবে।</p>":
    "<p>পাতার ওপরের মেনু থেকে বাংলা বা ইংরেজি বেছে নিন। আপনার পছন্দ এই ডিভাইসে মনে রাখা হবে।</p>",
  "পয়েন্ট মল":
    "পুরস্কার",
  "The points mall":
    "Rewards",
  "<p>জমা আর খেলার সঙ্গে পয়েন্ট জমে, আর পয়েন্টের কোনো মেয়াদ নেই। পয়েন্ট মলে জিনিসপত্রের সঙ্গে বদলে নিতে পারেন, যখন আপনার সুবিধা।</p>":
    "<p>জমা আর খেলার সঙ্গে পয়েন্ট জমে, আর পয়েন্টের কোনো মেয়াদ নেই। পুরস্কারের পাতায় জিনিসপত্রের সঙ্গে বদলে নিতে পারেন, যখন আপনার সুবিধা।</p>",
  "<p>Points come with deposits and bets, and they never expire. Change them for goods in the points mall whenever it suits you.</p>":
    "<p>Points come with deposits and bets, and they never expire. Change them for goods on the rewards page whenever it suits you.</p>",
  "Points mall":
    "Rewards",
  "<p>Type the amount on the withdrawal page, choose where it should go and enter your withdrawal password. The money leaves your balance at once and is kept apart. Small requests go by themselves; a person looks at larger ones first. The page shows every step. A withdrawal that was asked for cannot be taken back.</p><p>After a change of password, withdrawal password, e-mail address, mobile number, authenticator or payee, withdrawals wait for 24 hours; the first payee and the first withdrawal password count, too: name them in good time. That protects your money.</p>":
    "<p>Type the amount on the withdrawal page, choose where it should go and enter your withdrawal password. The money leaves your balance at once and is kept apart. Small requests go by themselves; a person looks at larger ones first. The page shows every step. A withdrawal that was asked for cannot be taken back.</p><p>After a change of password, withdrawal password, email address, mobile number, authenticator or payee, withdrawals wait for 24 hours; the first payee and the first withdrawal password count, too: name them in good time. That protects your money.</p>",
  "আপনার প্রথম জমার জন্য। বোনাসের টাকা আলাদা ওয়ালেটে থাকে। প্রতিটি রাউন্ড শেষ হলে তবেই গোনা হয়: তাতে যত জিতলেন বা হারলেন ততটা, তবে বাজির বেশি নয়। তার মধ্যে স্লট, মাছ ধরা, খেলা, ই-স্পোর্টস, মোরগ লড়াই ও ই-লটারির ২৫%, তাসের খেলার ২০%, আর লাইভ ক্যাসিনো ও লটারির ৫% গোনা হয়। যে খেলা বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, ধরন যা-ই হোক, তার ৫% গোনা হয়; দোয়েল ব্ল্যাকজ্যাক ও রাজবাড়ির গোলামের ২%। গোনা টাকার যোগফল বোনাসের দশ গুণ হলে বোনাস আপনার ব্যালেন্সে চলে আসে, তখন সেটি আপনারই টাকা। পরে কোনো বাজি বাতিল হলে তা আর গোনা হয় না; বোনাস ততদিনে আপনার হয়ে গেলে সেটুকু পরের বোনাসের সঙ্গে যোগ হয়। জমা আর জেতা টাকা কখনও আটকানো হয় না: নিয়মমতো যখন খুশি তুলতে পারবেন, আর বোনাসটি যখন খুশি ছেড়েও দিতে পারবেন।":
    "আপনার প্রথম জমার জন্য। বোনাসের টাকা আলাদা ওয়ালেটে থাকে। প্রতিটি রাউন্ড শেষ হলে তবেই গোনা হয়: তাতে যত জিতলেন বা হারলেন ততটা, তবে বাজির বেশি নয়। তার মধ্যে স্লট, মাছ শিকার, খেলাধুলা, ই-স্পোর্টস, মোরগ লড়াই ও ই-লটারির ২৫%, তাস ও বোর্ডের ২০%, আর লাইভ ক্যাসিনো ও লটারির ৫% গোনা হয়। যে গেম বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, ধরন যা-ই হোক, তার ৫% গোনা হয়; দোয়েল ব্ল্যাকজ্যাক ও রাজবাড়ির গোলামের ২%। গোনা টাকার যোগফল বোনাসের দশ গুণ হলে বোনাস আপনার ব্যালেন্সে চলে আসে, তখন সেটি আপনারই টাকা। পরে কোনো বাজি বাতিল হলে তা আর গোনা হয় না; বোনাস ততদিনে আপনার হয়ে গেলে সেটুকু পরের বোনাসের সঙ্গে যোগ হয়। জমা আর জেতা টাকা কখনও আটকানো হয় না: নিয়মমতো যখন খুশি তুলতে পারবেন, আর বোনাসটি যখন খুশি ছেড়েও দিতে পারবেন।",
  "অন্য কোনো বোনাস না চললে সাত দিনে একটি জমার সঙ্গে নেওয়া যায়। বোনাসের টাকা আলাদা ওয়ালেটে থাকে। প্রতিটি রাউন্ড শেষ হলে তবেই গোনা হয়: তাতে যত জিতলেন বা হারলেন ততটা, তবে বাজির বেশি নয়। তার মধ্যে স্লট, মাছ ধরা, খেলা, ই-স্পোর্টস, মোরগ লড়াই ও ই-লটারির ২০%, তাসের খেলার ১৫%, আর লাইভ ক্যাসিনো ও লটারির ৫% গোনা হয়। যে খেলা বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, ধরন যা-ই হোক, তার ৫% গোনা হয়; দোয়েল ব্ল্যাকজ্যাক ও রাজবাড়ির গোলামের ২%। গোনা টাকার যোগফল বোনাসের আট গুণ হলে বোনাস আপনার ব্যালেন্সে চলে আসে, তখন সেটি আপনারই টাকা। পরে কোনো বাজি বাতিল হলে তা আর গোনা হয় না; বোনাস ততদিনে আপনার হয়ে গেলে সেটুকু পরের বোনাসের সঙ্গে যোগ হয়। জমা আর জেতা টাকা কখনও আটকানো হয় না।":
    "অন্য কোনো বোনাস না চললে সাত দিনে একটি জমার সঙ্গে নেওয়া যায়। বোনাসের টাকা আলাদা ওয়ালেটে থাকে। প্রতিটি রাউন্ড শেষ হলে তবেই গোনা হয়: তাতে যত জিতলেন বা হারলেন ততটা, তবে বাজির বেশি নয়। তার মধ্যে স্লট, মাছ শিকার, খেলাধুলা, ই-স্পোর্টস, মোরগ লড়াই ও ই-লটারির ২০%, তাস ও বোর্ডের ১৫%, আর লাইভ ক্যাসিনো ও লটারির ৫% গোনা হয়। যে গেম বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, ধরন যা-ই হোক, তার ৫% গোনা হয়; দোয়েল ব্ল্যাকজ্যাক ও রাজবাড়ির গোলামের ২%। গোনা টাকার যোগফল বোনাসের আট গুণ হলে বোনাস আপনার ব্যালেন্সে চলে আসে, তখন সেটি আপনারই টাকা। পরে কোনো বাজি বাতিল হলে তা আর গোনা হয় না; বোনাস ততদিনে আপনার হয়ে গেলে সেটুকু পরের বোনাসের সঙ্গে যোগ হয়। জমা আর জেতা টাকা কখনও আটকানো হয় না।"
}$said$;
  place record;
begin
  for place in
    select * from (values
      ('announcements', 'title'), ('announcements', 'subtitle'), ('announcements', 'content'),
      ('help_sections', 'title'), ('help_articles', 'title'), ('help_articles', 'content'),
      ('brand_legal', 'content'), ('bonus_offers', 'terms')
    ) as texts (of_table, of_column)
  loop
    execute format(
      'update %1$I set %2$I = (select jsonb_object_agg(language, coalesce($1 ->> words, words)) from jsonb_each_text(%2$I) as texts (language, words))
       where exists (select from jsonb_each_text(%2$I) as texts (language, words) where $1 ? words)',
      place.of_table, place.of_column) using said;
  end loop;
end $$;

update brand_site set chat_desks = '[
  {"id": "account", "name": {"bn": "অ্যাকাউন্ট ও লগইন", "en": "Account and login"}},
  {"id": "payments", "name": {"bn": "জমা ও উত্তোলন", "en": "Deposits and withdrawals"}},
  {"id": "games", "name": {"bn": "গেম", "en": "Games"}}
]' where chat_desks = '[
  {"id": "account", "name": {"bn": "অ্যাকাউন্ট ও লগইন", "en": "Account and signing in"}},
  {"id": "payments", "name": {"bn": "জমা ও উত্তোলন", "en": "Deposits and withdrawals"}},
  {"id": "games", "name": {"bn": "খেলা", "en": "Games"}}
]';
