import type { Locale } from '@pavilion/i18n';

type Steps = Readonly<Record<Locale, readonly string[]>>;

/** How a phone takes the brand in: its own app, or the site put among the phone's apps. */
export const appInstallSteps: Readonly<Record<'Android' | 'iOS', Readonly<Record<'own' | 'lite', Steps>>>> = {
  Android: {
    own: {
      bn: [
        'ফোনের ক্যামেরা দিয়ে কোডটি স্ক্যান করুন, অথবা লিংকটি ফোনে খুলুন।',
        'ফাইলটি নামানো হলে সেটি খুলুন।',
        'ফোন জিজ্ঞেস করলে এই উৎস থেকে ইনস্টলের অনুমতি দিন; পরে সেটিংসে গিয়ে অনুমতিটি ফিরিয়ে নিতে পারবেন।',
        '“ইনস্টল” চাপুন, তারপর অ্যাপটি খুলে লগইন করুন।',
      ],
      en: [
        'Scan the code with your phone’s camera, or open the link on the phone.',
        'Open the file once it has been downloaded.',
        'If the phone asks, allow installing from this source; you can take that back in the settings afterwards.',
        'Tap “Install”, then open the app and log in.',
      ],
    },
    lite: {
      bn: [
        'কোডটি স্ক্যান করে সাইটটি Chrome-এ খুলুন।',
        'উপরের ডান কোণের তিন বিন্দুর মেনু খুলুন।',
        '“হোম স্ক্রিনে যোগ করুন” বেছে নিয়ে “যোগ করুন” চাপুন।',
        'এখন হোম স্ক্রিনের আইকন থেকেই সাইটটি খুলবে। কিছু ইনস্টল করতে হয় না।',
      ],
      en: [
        'Scan the code and open the site in Chrome.',
        'Open the menu with the three dots at the top right.',
        'Choose “Add to home screen” and tap “Add”.',
        'From now on the site opens from its icon. Nothing has to be installed.',
      ],
    },
  },
  iOS: {
    own: {
      bn: [
        'আইফোনের ক্যামেরা দিয়ে কোডটি স্ক্যান করুন, অথবা লিংকটি Safari-তে খুলুন।',
        'অ্যাপের পাতায় “Get” চাপুন এবং Face ID বা পাসকোড দিয়ে নিশ্চিত করুন।',
        'নামানো শেষ হলে অ্যাপটি খুলে লগইন করুন।',
      ],
      en: [
        'Scan the code with your iPhone’s camera, or open the link in Safari.',
        'Tap “Get” on the app’s page and confirm with Face ID or your passcode.',
        'Open the app once it has been downloaded, and log in.',
      ],
    },
    lite: {
      bn: [
        'কোডটি স্ক্যান করে সাইটটি Safari-তে খুলুন।',
        'নিচের শেয়ার বোতামটি চাপুন (তীরসহ চারকোনা ঘর)।',
        '“হোম স্ক্রিনে যোগ করুন” বেছে নিয়ে “যোগ করুন” চাপুন।',
        'এখন হোম স্ক্রিনের আইকন থেকেই সাইটটি খুলবে। কিছু ইনস্টল করতে হয় না।',
      ],
      en: [
        'Scan the code and open the site in Safari.',
        'Tap the share button at the bottom (a square with an arrow).',
        'Choose “Add to Home Screen” and tap “Add”.',
        'From now on the site opens from its icon. Nothing has to be installed.',
      ],
    },
  },
};
