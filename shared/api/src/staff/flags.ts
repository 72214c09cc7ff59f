import type { Texts } from './changes';

/** A switch of the platform. One under another only means something while that one is on. */
export interface PlatformFlag {
  flag: string;
  /** The flag, or the group, that it belongs under. */
  parent: string;
  text: Texts;
}

/** Headings of the tree: nothing to switch. */
export interface FlagGroup {
  group: string;
  text: Texts;
}

/** The headings under which `platformFlags` stand, in the order in which the console shows them. */
export const flagGroups: readonly FlagGroup[] = [
  { group: 'REGISTRATION', text: { bn: 'নিবন্ধন', en: 'Registration' } },
  { group: 'SIGNIN', text: { bn: 'লগইন', en: 'Login' } },
  { group: 'WALLETS', text: { bn: 'ওয়ালেট', en: 'Wallets' } },
  { group: 'AGENTS', text: { bn: 'এজেন্ট', en: 'Agents' } },
  { group: 'PROMOTION', text: { bn: 'প্রমোশন', en: 'Promotion' } },
];

/** The switches that the platform itself reads. Pages of remotes may ask for others. */
export const platformFlags: readonly PlatformFlag[] = [
  {
    flag: 'USERNAMEREG3',
    parent: 'REGISTRATION',
    text: { bn: 'ইউজারনেম দিয়ে নিবন্ধন', en: 'Registration by user name' },
  },
  { flag: 'MOBILENUMREG3', parent: 'REGISTRATION', text: { bn: 'মোবাইল নম্বর দিয়ে নিবন্ধন', en: 'Registration by mobile number' } },
  {
    flag: 'MOBILENUMPASSREG3',
    parent: 'MOBILENUMREG3',
    text: { bn: 'মোবাইল নিবন্ধনে পাসওয়ার্ড চাওয়া', en: 'Ask for a password when registering by mobile' },
  },
  {
    flag: 'REGMOBVERF3',
    parent: 'REGISTRATION',
    text: { bn: 'নিবন্ধনে মোবাইল নম্বর SMS কোডে যাচাই', en: 'Verify the mobile number by SMS at registration' },
  },
  {
    flag: 'PHONETOKEN',
    parent: 'REGISTRATION',
    text: { bn: 'নিবন্ধনে মোবাইল নম্বর অন্য সেবার পাতায় যাচাই', en: 'Verify the mobile number on a third party’s page at registration' },
  },
  { flag: 'FREEPLAY', parent: 'SIGNIN', text: { bn: 'অ্যাকাউন্ট ছাড়া ফ্রি খেলা', en: 'Free play without an account' } },
  { flag: 'MOBILELOGIN', parent: 'SIGNIN', text: { bn: 'মোবাইল কোড দিয়ে লগইন', en: 'Login by mobile code' } },
  {
    flag: 'MOBILERECOVERY',
    parent: 'SIGNIN',
    text: { bn: 'ভুলে যাওয়া পাসওয়ার্ড মোবাইল কোডে বদলানো', en: 'New password by mobile code' },
  },
  {
    flag: 'PASSWORDEXPIRY',
    parent: 'SIGNIN',
    text: { bn: 'পাসওয়ার্ডের মেয়াদ শেষ হলে বদলাতে হবে', en: 'Passwords expire and must be changed' },
  },
  {
    flag: 'SIGNINCHECK',
    parent: 'SIGNIN',
    text: { bn: 'নতুন নেটওয়ার্ক থেকে লগইনে বাড়তি যাচাই', en: 'Ask for more when somebody logs in from a new network' },
  },
  {
    flag: 'SOCIALLOGIN',
    parent: 'SIGNIN',
    text: { bn: 'অন্য সাইটের অ্যাকাউন্ট দিয়ে লগইন', en: 'Login with an account of another site' },
  },
  {
    flag: 'VENDORWALLETS',
    parent: 'WALLETS',
    text: {
      bn: 'প্রতিটি ভেন্ডরের আলাদা ওয়ালেট; বন্ধ করলে সেখানকার টাকা নিজে থেকে মূল ওয়ালেটে ফেরে',
      en: 'A wallet for each vendor; switched off, what they hold goes back to the main wallet by itself',
    },
  },
  {
    flag: 'AGENTPOLICY3',
    parent: 'AGENTS',
    text: { bn: 'লগইনের পর এজেন্টের চুক্তির তথ্য আনা', en: 'Fetch agents’ contract data after login' },
  },
  { flag: 'REFERRAL', parent: 'PROMOTION', text: { bn: 'বন্ধুকে আমন্ত্রণ', en: 'Inviting friends' } },
];
