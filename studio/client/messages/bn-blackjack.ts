import type { enBlackjack } from './en-blackjack';

export const bnBlackjack: Record<keyof typeof enBlackjack, string> = {
  'blackjack.aim': 'ডিলারের চেয়ে 21-এর বেশি কাছে যান',
  'blackjack.start': '{amount} বাজিতে তাস নিন',
  'blackjack.running': 'তাস দেওয়া হচ্ছে…',
  'blackjack.hit': 'আরেকটি তাস',
  'blackjack.stand': 'থামুন',
  'blackjack.double': 'ডাবল',
  'blackjack.split': 'ভাগ করুন',
  'blackjack.insure': 'ইনস্যুরেন্স নিন',
  'blackjack.decline': 'ইনস্যুরেন্স নয়',
  'blackjack.insurance': 'ইনস্যুরেন্স',
  'blackjack.insuranceAsked': 'ইনস্যুরেন্স নেবেন?',
  'blackjack.insurancePaid': 'ইনস্যুরেন্সের টাকা পেয়েছেন',
  'blackjack.insuranceLost': 'ইনস্যুরেন্স হেরেছে',
  'blackjack.dealer': 'ডিলার',
  'blackjack.dealerShows': 'ডিলারের খোলা তাস {cards}',
  'blackjack.you': 'আপনি',
  'blackjack.handOf': '{hands} হাতের {hand} নম্বর',
  'blackjack.soft': 'সফট {total}',
  'blackjack.faceDown': 'উল্টো তাস',
  'blackjack.empty': 'টেবিলে তাস নেই।',
  'blackjack.end.blackjack': 'ব্ল্যাকজ্যাক',
  'blackjack.end.win': 'জিতেছে',
  'blackjack.end.push': 'সমান',
  'blackjack.end.lose': 'হেরেছে',
  'blackjack.end.bust': '21 ছাড়িয়েছে',
  'blackjack.hint': 'এখানে কোনটি সেরা?',
  'blackjack.best': 'গড়ে সেরা: {act}',
  'blackjack.rules':
    'আপনি ও ডিলার দুটি করে তাস পান; ডিলারের একটি উল্টো থাকে। সংখ্যার তাসের মান তার সংখ্যা, ছবির তাস 10, টেক্কা 1 বা 11। আরেকটি তাস নিন, নয়তো থামুন। 21 ছাড়ালে হার। ডিলারের চেয়ে 21-এর বেশি কাছে থাকলে বাজির সমান জেতেন; সমান হলে বাজির টাকা ফেরত।',
  'blackjack.returnIs':
    'সেরা খেলায় মোট বাজির {percent}%, অর্থাৎ প্রথম বাজির {first}%। অন্যভাবে খেললে কম আসে; কোনটি সেরা, খেলার সময় জানতে চাইলেই দেখানো হয়।',
  'blackjack.deck': 'তাস',
  'blackjack.deckIs':
    'প্রতিটি তাস 52 তাসের পুরো প্যাকেট থেকে আসে, আগে যা-ই উঠুক, যেন অফুরন্ত প্যাকেট। কোন তাস উঠেছে মনে রেখে কোনো বাজিতে লাভ নেই।',
  'blackjack.dealerDoes':
    '16 পর্যন্ত তাস নেয়, আর 17 হলেই থামে, সফট 17-তেও। টেক্কা বা দশ খোলা থাকলে ডিলার আগে ব্ল্যাকজ্যাক আছে কি না দেখে নেয়: থাকলে রাউন্ড তখনই শেষ, তাই ডাবল বা ভাগের টাকা তাতে যায় না।',
  'blackjack.pays': 'ব্ল্যাকজ্যাক',
  'blackjack.paysSo':
    'প্রথম দুই তাসে টেক্কা আর দশ ({chance}% রাউন্ডে) হলে সঙ্গে সঙ্গে 3:2 পাওয়া যায়, ডিলারেরও ব্ল্যাকজ্যাক হলে সমান। ভাগ করার পরের 21 ব্ল্যাকজ্যাক নয়।',
  'blackjack.doubleIs': 'যেকোনো দুই তাসে, ভাগের পরেও: আরও একবার বাজির টাকায় আর একটি তাস, তারপর হাত থামে।',
  'blackjack.splitIs':
    'সমান মানের দুই তাস আরও একবার বাজির টাকায় দুই হাত হয়; সর্বোচ্চ চার হাত। যার পালা আসে সে দ্বিতীয় তাস পায়। টেক্কা একবারই ভাগ হয়, প্রতিটি একটি করে তাস পায়।',
  'blackjack.insuranceIs': 'ডিলারের টেক্কা খোলা থাকলে বাজির অর্ধেক টাকায়। ডিলারের ব্ল্যাকজ্যাক হলে 2:1 দেয়। গড়ে এর {percent}% ফেরত আসে।',
  'blackjack.largest': '{amount}: সবচেয়ে বড় বাজিতে চার হাত, সব ডাবল আর সব জেতা।',
  'blackjack.abandoned':
    'রাউন্ড যেখানে ছেড়েছেন সেখান থেকেই চলে, অন্য ডিভাইসেও। এক ঘণ্টা কিছু না করলে ইনস্যুরেন্স নেওয়া হয় না, সব হাত থামে, আর ডিলার খেলে।',
  'blackjack.verifierCost': 'মোট {amount} বাজি ধরা হয়েছে',
};
