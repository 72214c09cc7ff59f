/** Rounds that a player has free. */
export const bnFree = {
  'free.left': '{amount} করে {count}টি ফ্রি রাউন্ড আছে',
  'free.one': '{amount}-এর 1টি ফ্রি রাউন্ড আছে',
  'free.wait': 'এখন নিজের টাকায় খেলছেন। {count}টি ফ্রি রাউন্ড বাকি আছে।',
  'free.waitsOne': 'এখন নিজের টাকায় খেলছেন। 1টি ফ্রি রাউন্ড বাকি আছে।',
  'free.useOwn': 'নিজের টাকায় খেলুন',
  'free.useFree': 'ফ্রি রাউন্ড খেলুন',
  'free.play': 'ফ্রি রাউন্ড খেলুন',
  'free.layExactly': 'ঠিক {amount}-এর চিপ রাখুন',
  'problem.reward.over': 'এখানে আর ফ্রি রাউন্ড নেই। কোনো টাকা কাটা হয়নি।',
  'problem.reward.not_allowed': 'এই ফ্রি রাউন্ড এখানে খেলা যাবে না। কোনো টাকা কাটা হয়নি।',
};
