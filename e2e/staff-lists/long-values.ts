/** ৳123,456,789.01, in eleven digits of minor units. */
export const AMOUNT = '12345678901';
export const NAME = 'Mohammad Rafiqul Islam Chowdhury-Bandyopadhyay';
/** As long as an operator may be called: forty-one signs, and no space to turn a line at. */
export const OPERATOR = 'rafiqul.islam.chowdhury-bandyopadhyay.dhk';
export const USER_NAME = 'rafiqulislamchowdhury';
export const REFERENCE = 'DEPQ7XK2MW9RT4ZC8BN5VH3JL6';
export const REASON = `The payer sent another slip with the reference ${REFERENCE}, which the bank had booked twice, and ${NAME} confirmed it on the telephone.`;
/** Of a rule or a segment: as long as it may be. */
export const CODE = 'boishakh-evening-at-the-river-of-lantern';
export const TITLE = {
  bn: 'বৈশাখের সন্ধ্যায় নদীর ঘাটে আলোর মেলা: খেলুন, বন্ধুদের সঙ্গে জিতুন আর উপহার নিন',
  en: 'Boishakh evening at the river of lanterns: play with friends and win a new boat',
};
