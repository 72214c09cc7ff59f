export type SocialName = 'FACEBOOK' | 'TELEGRAM' | 'WHATSAPP' | 'ZALO';
