import { type CanaryAudience, type CanaryStage, STAGE_VISITS, type Texts } from '@pavilion/api/staff';
import type { UnsupportedPackage } from './shared-packages';
import type { Locale, MaintenanceNotice, RemoteMode } from '@pavilion/contract';

// Plans in plain words. Names of remotes and versions stay as they are; the rest is said in both languages.

const titleOf = (remote: string) => remote.charAt(0).toUpperCase() + remote.slice(1);
const digits = new Intl.NumberFormat('bn', { maximumFractionDigits: 2 });
const inBengali = (value: number) => digits.format(value);

export const nothingChangesText: Texts = { bn: 'এখনই এমন আছে; কিছু বদলাবে না।', en: 'It is so already; nothing changes.' };
export const runsNothingText: Texts = {
  bn: 'ফেরার মতো আগের সংস্করণ নেই; রিমোটটি বন্ধ হয়ে যাবে।',
  en: 'There is no earlier version to fall back to; the remote is killed.',
};
export const pinnedText: Texts = {
  bn: 'রিমোটটি পিন করা; তবু এই পরিবর্তন হবে।',
  en: 'The remote is pinned; this change is made nevertheless.',
};
export const switchedOffText: Texts = {
  bn: 'রিমোটটি চালু নেই, তাই কেউ এখনই এটি দেখবে না।',
  en: 'The remote is not on, so nobody will see this yet.',
};

export function pagesLostText(pages: readonly string[]): Texts {
  const list = pages.join(', ');
  return { bn: `এই পাতাগুলো আর থাকবে না: ${list}।`, en: `Pages that players have now are missing: ${list}.` };
}

export function sharedText({ name, built, runs }: UnsupportedPackage): Texts {
  return {
    bn: `সংস্করণটি ${name} ${built} দিয়ে তৈরি; সাইটের শেলে ${runs ? `${runs} আছে` : 'এটি নেই'}। প্ল্যাটফর্মের সংস্করণ দিয়ে আবার তৈরি করুন।`,
    en: `It was built with ${name} ${built}; the shell ${runs ? `has ${runs}` : 'does not share it'}. Build it with the platform’s version.`,
  };
}

export function placesTakenText(holder: string, places: readonly string[]): Texts {
  const list = places.join(', ');
  return {
    bn: `${titleOf(holder)} রিমোটের আগে থেকেই আছে: ${list}। অন্য জায়গা বেছে নিন, নয়তো একজন অপারেটর আলাদা পরিবর্তনে জায়গাটি দিন।`,
    en: `${titleOf(holder)} has this already: ${list}. Choose another place, or let an operator give it away by a change of its own.`,
  };
}

export function placeText(holder: string, place: string, to: string): Texts {
  return {
    bn: `${titleOf(holder)} তার জায়গা ${place} দেবে ${titleOf(to)} রিমোটকে, যখন ${titleOf(to)} তা ব্যবহার করবে।`,
    en: `${titleOf(holder)} gives ${place} to ${titleOf(to)}, as soon as ${titleOf(to)} names it.`,
  };
}

export function modeText(remote: string, mode: RemoteMode): Texts {
  const said: Record<RemoteMode, Texts> = {
    on: { bn: 'চালু হবে।', en: 'is switched on.' },
    off: {
      bn: 'বন্ধ হবে; খোলা অংশ খালি হলেই শেষ হবে।',
      en: 'is switched off; open screens of it end as soon as they are not busy.',
    },
    draining: {
      bn: 'নতুন কাউকে নেবে না; খোলা অংশ খেলোয়াড় থামা পর্যন্ত থাকবে।',
      en: 'takes no new visitors; open screens stay until the player is idle.',
    },
    killed: {
      bn: 'এখনই থামবে; ব্যস্ত অংশও সঙ্গে সঙ্গে শেষ হবে।',
      en: 'is killed: open screens of it end now, busy ones too.',
    },
  };
  return { bn: `${titleOf(remote)} ${said[mode].bn}`, en: `${titleOf(remote)} ${said[mode].en}` };
}

export function promoteText(remote: string, from: string | null, to: string): Texts {
  return {
    bn: `${titleOf(remote)}: ${from ?? 'কিছু নয়'} → ${to}, সবার জন্য, পরের বার খোলার সময়।`,
    en: `${titleOf(remote)}: ${from ?? 'nothing'} → ${to} for everybody, at the next opening.`,
  };
}

export function rollbackText(remote: string, from: string | null, to: string | undefined): Texts {
  return {
    bn: `${titleOf(remote)}: ${from ?? 'কিছু নয়'} থেকে ${to ?? 'আগের সংস্করণে'} ফেরা; খোলা অংশ খালি হলেই বদলাবে।`,
    en: `${titleOf(remote)}: back from ${from ?? 'nothing'} to ${to ?? 'the version before'}; open screens follow as soon as they are not busy.`,
  };
}

export function pinText(remote: string, pinned: boolean): Texts {
  return pinned
    ? {
        bn: `${titleOf(remote)} পিন হবে: সবার জন্য রিলিজ এটিকে ছোঁবে না।`,
        en: `${titleOf(remote)} is pinned: releases into every brand leave it alone.`,
      }
    : { bn: `${titleOf(remote)} আর পিন থাকবে না।`, en: `${titleOf(remote)} is no longer pinned.` };
}

export function canaryText(
  remote: string,
  version: string,
  stages: readonly CanaryStage[],
  audience: CanaryAudience | null,
): Texts {
  const bn = stages.map(
    ({ bps, minutes, visits = STAGE_VISITS }) =>
      `${inBengali(bps / 100)}% দর্শক অন্তত ${inBengali(minutes)} মিনিট ও ${inBengali(visits)} ভিজিট`,
  );
  const en = stages.map(
    ({ bps, minutes, visits = STAGE_VISITS }) => `${bps / 100}% of visitors for at least ${minutes} min and ${visits} visits`,
  );
  return {
    bn: `${titleOf(remote)} ${version} চেষ্টা করবে ${bn.join(', তারপর ')}, শেষে সবাই।${audience ? ` শুধু: ${audienceText(audience)}।` : ''}`,
    en: `${titleOf(remote)} ${version} is tried by ${en.join(', then ')}, then runs for everybody.${audience ? ` Only: ${audienceText(audience)}.` : ''}`,
  };
}

/** Codes and names as they were given: they are the same in every language. */
function audienceText({ testers, ...conditions }: CanaryAudience): string {
  const named = Object.values(conditions).map((each) => each.join(', '));
  return [...named, ...(testers ? [`+ ${testers.join(', ')}`] : [])].join(' · ');
}

export function stageText(remote: string, version: string, { bps }: CanaryStage): Texts {
  return {
    bn: `${titleOf(remote)} ${version} এখন ${inBengali(bps / 100)}% দর্শক চেষ্টা করছে।`,
    en: `${titleOf(remote)} ${version} is tried by ${bps / 100}% of visitors now.`,
  };
}

export function canaryEndText(remote: string, version: string | undefined, back: string | null): Texts {
  return {
    bn: `${titleOf(remote)}: ক্যানারি ${version ?? ''} শেষ; সবাই ${back ?? 'আগের সংস্করণ'} চালাবে।`,
    en: `${titleOf(remote)}: the canary ${version ?? ''} ends; everybody runs ${back ?? 'the version before'}.`,
  };
}

export function revokeText(remote: string, version: string, fallback: string | null | undefined): Texts {
  const then = fallback
    ? { bn: ` সবাই ${fallback} সংস্করণে ফিরবে।`, en: ` Everybody falls back to ${fallback}.` }
    : { bn: '', en: '' };
  return {
    bn: `${titleOf(remote)} ${version} বাতিল হবে, সব ব্র্যান্ডে, চিরকালের জন্য; খোলা অংশ এখনই শেষ হবে।${then.bn}`,
    en: `${titleOf(remote)} ${version} is revoked in every brand, for ever; open screens of it end now.${then.en}`,
  };
}

export function retireText(remote: string): Texts {
  return {
    bn: `${titleOf(remote)} এই ব্র্যান্ড থেকে সরানো হবে: বোর্ডে আর নতুন অনুলিপিতে থাকবে না; প্রকাশিত সংস্করণ ও ইতিহাস থেকে যাবে।`,
    en: `${titleOf(remote)} is retired: gone from the board and from clones of the brand; its versions and history stay.`,
  };
}

export function maintenanceText(remote: string | undefined, { on, until }: MaintenanceNotice): Texts {
  const who = remote ? titleOf(remote) : undefined;
  if (!on) return { bn: `${who ?? 'সাইট'}: রক্ষণাবেক্ষণ শেষ।`, en: `${who ?? 'The site'}: maintenance ends.` };
  const [bn, en] = until ? [`, ${until} পর্যন্ত`, `, until ${until}`] : ['', ''];
  return { bn: `${who ?? 'পুরো সাইট'}: রক্ষণাবেক্ষণ শুরু${bn}।`, en: `${who ?? 'The whole site'} goes into maintenance${en}.` };
}

export function flagText(flag: string, name: Texts | undefined, on: boolean): Texts {
  return {
    bn: `${name?.bn ?? flag} (${flag}) ${on ? 'চালু' : 'বন্ধ'} হবে।`,
    en: `${name?.en ?? flag} (${flag}) is switched ${on ? 'on' : 'off'}.`,
  };
}

export function themeText(name: string, tone: 'dark' | 'light'): Texts {
  return {
    bn: `থিম ${name}, শুরুতে ${tone === 'dark' ? 'গাঢ়' : 'হালকা'}।`,
    en: `The theme is ${name}, ${tone} unless the visitor chose.`,
  };
}

export function fourEyesText(on: boolean): Texts {
  return on
    ? { bn: 'ব্র্যান্ডের প্রতিটি পরিবর্তনে আরেকজনের সম্মতি লাগবে।', en: 'Every change of the brand needs another operator’s approval.' }
    : { bn: 'ব্র্যান্ডের পরিবর্তনে আর কারও সম্মতি লাগবে না।', en: 'Changes of the brand need nobody else’s approval any more.' };
}

const LANGUAGE: Readonly<Record<Locale, Texts>> = { bn: { bn: 'বাংলা', en: 'Bengali' }, en: { bn: 'ইংরেজি', en: 'English' } };

export function localesText(first: Locale, offered: readonly Locale[]): Texts {
  const list = (locale: Locale) => offered.map((each) => LANGUAGE[each][locale]).join(', ');
  return {
    bn: `ভাষা: ${list('bn')}; শুরুতে ${LANGUAGE[first].bn}।`,
    en: `Languages: ${list('en')}; ${LANGUAGE[first].en} unless the visitor chose.`,
  };
}
