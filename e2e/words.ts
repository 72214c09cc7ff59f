/** What players read, in both languages: journeys find everything by these. */
export const words = {
  en: { logIn: 'Log in', register: 'Register', logOut: 'Log out', userName: 'User name', password: 'Password' },
  bn: { logIn: 'লগইন', register: 'নিবন্ধন', logOut: 'লগআউট', userName: 'ব্যবহারকারীর নাম', password: 'পাসওয়ার্ড' },
} as const;
