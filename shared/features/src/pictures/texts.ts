import type { Locale } from '@pavilion/contract';
import type { PictureFault } from './use-pictures';

interface PictureTexts {
  add: string;
  remove(name: string): string;
  hint(most: number): string;
  faults: Readonly<Record<PictureFault, (most: number) => string>>;
}

/** As many as there are in words, up to three. */
const numbers = { bn: ['', 'একটি', 'দুটি', 'তিনটি'], en: ['', 'one picture', 'two pictures', 'three pictures'] } as const;

export const texts: Readonly<Record<Locale, PictureTexts>> = {
  bn: {
    add: 'যোগ করুন',
    remove: (name) => `${name} সরান`,
    hint: (most) => `সর্বোচ্চ ${numbers.bn[most] ?? most} png বা jpg ছবি। বড় ছবি ছোট করে পাঠানো হয়।`,
    faults: {
      kind: () => 'শুধু png আর jpg ছবি পাঠানো যায়।',
      size: () => 'ছবিটি 5 MB-এর চেয়ে বড়।',
      number: (most) => `${numbers.bn[most] ?? most}র বেশি ছবি দেওয়া যায় না।`,
    },
  },
  en: {
    add: 'Add',
    remove: (name) => `Remove ${name}`,
    hint: (most) => `Up to ${numbers.en[most] ?? most}, png or jpg. Large photos are scaled down.`,
    faults: {
      kind: () => 'Only png and jpg pictures can be sent.',
      size: () => 'This picture is larger than 5 MB.',
      number: (most) => `You can add up to ${numbers.en[most] ?? most}.`,
    },
  },
};
