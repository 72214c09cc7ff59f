/** Every field a brand can ask for at registration, in no order: the order is the brand's. */
export const registrationFields = [
  'username',
  'password',
  'email',
  'mobileNum',
  'payeeName',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'nickname',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'incomeSource',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'paymentPassword',
  'captcha',
] as const;

export type RegistrationField = (typeof registrationFields)[number];
