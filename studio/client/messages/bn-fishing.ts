import type { enFishing } from './en-fishing';

export const bnFishing: Record<keyof typeof enFishing, string> = {
  'fishing.aim': 'প্রতি শটে নির্দিষ্ট সম্ভাবনা',
  'fishing.rules':
    '5, 10 বা 20 শটের একটি ম্যাগাজিন কিনুন: এটিই একটি বাজি। প্রতিটি শট নিজের পছন্দের মাছের দিকে ছুড়ুন। মাছ ধরা পড়লে শটের দামের যত গুণ লেখা আছে তা পান, আর ধরা পড়ার সম্ভাবনা 0.97-কে সেই গুণক দিয়ে ভাগ করলে যা হয়, তাই সব মাছে ফেরত একই। আগে কী ধরা পড়েছে বা ফসকেছে, মাছ কোথায় আছে, কখন ছুড়ছেন, কিছুতেই কিছু বদলায় না। সব শটের সংখ্যা বাজির টাকা নেওয়ার আগেই স্থির হয়ে যায়। ম্যাগাজিন খালি হলে যা ধরা পড়েছে তার টাকা দেওয়া হয়।',
  'fishing.load': '{amount} দিয়ে ম্যাগাজিন ভরুন',
  'fishing.running': 'একটু অপেক্ষা…',
  'fishing.shots': 'শট',
  'fishing.fewer': 'শট কমান',
  'fishing.more': 'শট বাড়ান',
  'fishing.shotsAt': '{shots}টি, প্রতিটি {amount}',
  'fishing.shoot': '{fish} লক্ষ্য করে ছুড়ুন, {times}',
  'fishing.empty': 'আর শট নেই',
  'fishing.kinds': 'মাছ। তীর কী দিয়ে সরুন, Enter বা Space চাপলে শট যায়।',
  'fishing.kind': '{fish}, {times}, সম্ভাবনা {chance}',
  'fishing.sea': 'মাছভরা সাগর: যে মাছে চাপবেন, সেদিকে শট যাবে।',
  'fishing.begin': 'একটি মাছ বেছে নিন। {left}টি শট বাকি',
  'fishing.left': '{left}টি শট বাকি',
  'fishing.leftOne': '1টি শট বাকি',
  'fishing.leftNone': 'আর শট নেই',
  'fishing.hit': '{fish} ধরা পড়েছে, {times}',
  'fishing.miss': '{fish} ফসকে গেছে',
  'fishing.soFar': '{last}। এ পর্যন্ত {amount}',
  'fishing.caughtSoFar': 'এ পর্যন্ত {amount}',
  'fishing.caught': 'ধরা পড়েছে {fish}',
  'fishing.caughtOf': '{fish} × {count}টি',
  'fishing.nothing': 'কিছু ধরা পড়েনি',
  'fishing.magazine': 'ম্যাগাজিন',
  'fishing.aimedAt': 'লক্ষ্য ছিল',
  'fishing.returnIs': '{percent}%, ঠিক {exact}, যে মাছের দিকেই ছুড়ুন',
  'fishing.largest':
    'প্রতিটি শটে সবচেয়ে দুর্লভ মাছ ধরা পড়লে ম্যাগাজিনের দামের {times}। কোনো রাউন্ড {amount}-এর বেশি দেয় না; এর বেশি জিততে পারে এমন ম্যাগাজিন বিক্রি হয় না।',
  'fishing.abandoned':
    'ম্যাগাজিন যেখানে ছেড়েছেন সেখান থেকেই চলে, অন্য ডিভাইসেও। এটি ফেরত দেওয়া যায় না। এক ঘণ্টা কোনো শট না ছুড়লে বাকি শটগুলো আপনার হয়ে সবচেয়ে সহজে ধরা পড়া মাছের দিকে ছোড়া হয়।',
  'fishing.table': 'শটের দাম {amount} হলে কোন মাছে কত',
  'fishing.fish': 'মাছ',
  'fishing.verifierShots': 'প্রতিটি শট: কোন দিকে ছোড়া হয়েছে (A সবচেয়ে দুর্লভ মাছ, I সবচেয়ে সাধারণ), আর যা ধরা পড়েছে',
};
