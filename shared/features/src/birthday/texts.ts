import type { Locale } from '@pavilion/contract';

type Part = 'day' | 'month' | 'year';

export const texts: Readonly<Record<Locale, Readonly<Record<Part | 'incomplete', string>>>> = {
  bn: { day: 'দিন', month: 'মাস', year: 'সাল', incomplete: 'দিন, মাস ও সাল তিনটিই বেছে নিন।' },
  en: { day: 'Day', month: 'Month', year: 'Year', incomplete: 'Choose day, month and year.' },
};
