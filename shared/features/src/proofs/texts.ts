import type { ProofMethod } from '@pavilion/api/auth';
import type { Locale } from '@pavilion/contract';

interface ProofTexts {
  title: string;
  text: string;
  send: string;
  sent: string;
  ways: Readonly<Record<ProofMethod, { title: string; field: string }>>;
}

export const texts: Readonly<Record<Locale, ProofTexts>> = {
  bn: {
    title: 'আপনিই যে করছেন, তা নিশ্চিত করুন',
    text: 'শুধু পাসওয়ার্ড জেনে কেউ যেন আপনার অ্যাকাউন্ট নিয়ে নিতে না পারে।',
    send: 'কোড পাঠান',
    sent: 'কোড পাঠানো হয়েছে। ৫ মিনিট পর্যন্ত চলবে।',
    ways: {
      authenticator: { title: 'অথেনটিকেটর অ্যাপ', field: 'অথেনটিকেটর বা পুনরুদ্ধার কোড' },
      'payment-password': { title: 'উত্তোলনের পাসওয়ার্ড', field: 'বর্তমান উত্তোলনের পাসওয়ার্ড' },
      sms: { title: 'এসএমএসে কোড', field: 'এসএমএসে আসা কোড' },
      mail: { title: 'ইমেইলে কোড', field: 'ইমেইলে আসা কোড' },
    },
  },
  en: {
    title: 'Confirm that it is you',
    text: 'So that nobody takes your account over who only knows your password.',
    send: 'Send code',
    sent: 'The code is on its way. It expires in 5 minutes.',
    ways: {
      authenticator: { title: 'Authenticator app', field: 'Authenticator or recovery code' },
      'payment-password': { title: 'Withdrawal password', field: 'Current withdrawal password' },
      sms: { title: 'Code by SMS', field: 'Code from the SMS' },
      mail: { title: 'Code by email', field: 'Code from the email' },
    },
  },
};
