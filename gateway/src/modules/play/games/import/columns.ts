import { gameCategories, gameClasses } from '@pavilion/api/games';
import type { ImportFault } from '@pavilion/api/operations';
import type { LoadedGame } from '../store';

/** What a list says of a game; what it leaves out stays as it is, or gets what is usual. */
export type Facts = Partial<
  Omit<LoadedGame, 'released' | 'released_on' | 'imported' | 'min_bet' | 'node_id'> & {
    node_id: string;
    min_bet: string;
    released_on: string;
  }
>;

type Reading = { facts: Facts } | { fault: ImportFault };

const FORMULA = /^[=+\-@\t\r]/u;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;
const TRUTHS: Readonly<Record<string, boolean>> = { yes: true, true: true, '1': true, no: false, false: false, '0': false };

/** Words that people read: nothing that a spreadsheet would run, and nothing that cannot be seen. */
function words(max: number, set: (text: string) => Facts) {
  return (text: string): Reading => {
    if (FORMULA.test(text)) return { fault: 'formula' };
    if (CONTROL.test(text)) return { fault: 'malformed' };
    return text.length > max ? { fault: 'too_long' } : { facts: set(text) };
  };
}

function form(pattern: RegExp, set: (text: string) => Facts, fault: ImportFault = 'malformed') {
  return (text: string): Reading => (pattern.test(text) ? { facts: set(text) } : { fault });
}

function oneOf<Value extends string>(values: readonly Value[], fault: ImportFault, set: (value: Value) => Facts) {
  return (text: string): Reading => {
    const value = values.find((each) => each === text.toUpperCase());
    return value ? { facts: set(value) } : { fault };
  };
}

function truth(set: (value: boolean) => Facts) {
  return (text: string): Reading => {
    const value = TRUTHS[text.toLowerCase()];
    return value === undefined ? { fault: 'malformed' } : { facts: set(value) };
  };
}

function day(text: string): Reading {
  const moment = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  return isDay ? { facts: { released_on: text } } : { fault: 'malformed' };
}

function percentage(text: string): Reading {
  const hundredths = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  return hundredths >= 1 && hundredths <= 10_000 ? { facts: { rtp: hundredths } } : { fault: 'malformed' };
}

/** The columns of a list, and how their texts are read. `vendor` and `code` say which game it is. */
export const columns: Readonly<Record<string, (text: string) => Reading>> = {
  vendor: form(/^[A-Z][A-Z0-9]{1,15}$/, (vendor) => ({ vendor }), 'unknown_vendor'),
  code: (text) =>
    FORMULA.test(text) ? { fault: 'formula' } : form(/^[\w.:-]{1,64}$/, (code) => ({ vendor_game_code: code }))(text),
  node_id: form(/^[1-9]\d{0,9}$/, (node_id) => ({ node_id })),
  name: words(120, (name) => ({ name })),
  name_bn: words(120, (name_bn) => ({ name_bn })),
  category: oneOf(gameCategories, 'unknown_category', (category) => ({ category })),
  class: oneOf(gameClasses, 'unknown_class', (value) => ({ class: value })),
  hot: truth((hot) => ({ hot })),
  new: truth((fresh) => ({ fresh })),
  free_play: truth((free) => ({ support_play: free ? 0 : 1 })),
  rtp: percentage,
  min_bet: form(/^[1-9]\d{0,11}$/, (min_bet) => ({ min_bet })),
  lines: form(/^\d{1,6}$/, (lines) => ({ lines: Number(lines) })),
  released: day,
  popularity: form(/^\d{1,7}$/, (popularity) => ({ popularity: Number(popularity) })),
  open: truth((open) => ({ open })),
  rules: words(4_000, (rules) => ({ rules })),
  rules_bn: words(4_000, (rules_bn) => ({ rules_bn })),
};
