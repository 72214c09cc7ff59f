import { gameCategories, gameClasses, gameFeatures, gameThemes, volatilities } from '@pavilion/api/games';
import type { ImportFault } from '@pavilion/api/staff';
import { isDay } from '@pavilion/time';
import { readPublished } from '../published-facts';
import type { LoadedGame } from '../store';

/** What is known of the lists themselves. */
type KeptOfLists = 'connection' | 'listed_by' | 'closed_by_list';

/** What a list says of a game; what it leaves out stays as it is, or gets what is usual. */
export type GameFacts = Partial<
  Omit<LoadedGame, 'released' | 'released_on' | 'listed' | 'listed_on' | 'imported' | 'min_bet' | 'node_id' | KeptOfLists> & {
    node_id: string;
    min_bet: string;
    released_on: string;
  }
>;

/** What is coming has nothing yet that could be told of it. */
export const NOTHING_KNOWN = { rtp: null, published: null, volatility: null, features: [], lines: 0 } satisfies GameFacts;

type CellResult = { facts: GameFacts } | { fault: ImportFault };

const FORMULA = /^[=+\-@\t\r]/u;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;
const BOOLEANS: Readonly<Record<string, boolean>> = { yes: true, true: true, '1': true, no: false, false: false, '0': false };

/** Words that people read: nothing that a spreadsheet would run, and nothing that cannot be seen. */
function textColumn(max: number, set: (text: string) => GameFacts) {
  return (text: string): CellResult => {
    if (FORMULA.test(text)) return { fault: 'formula' };
    if (CONTROL.test(text)) return { fault: 'malformed' };
    return text.length > max ? { fault: 'too_long' } : { facts: set(text) };
  };
}

function patternColumn(pattern: RegExp, set: (text: string) => GameFacts, fault: ImportFault = 'malformed') {
  return (text: string): CellResult => (pattern.test(text) ? { facts: set(text) } : { fault });
}

function enumColumn<Value extends string>(values: readonly Value[], fault: ImportFault, set: (value: Value) => GameFacts) {
  return (text: string): CellResult => {
    const value = values.find((each) => each === text.toUpperCase());
    return value ? { facts: set(value) } : { fault };
  };
}

/** Several words with spaces between them, each once, always in the same order. */
function wordsColumn<Value extends string>(values: readonly Value[], set: (words: Value[]) => GameFacts) {
  return (text: string): CellResult => {
    const words = text.toUpperCase().split(/\s+/u);
    const known = values.filter((value) => words.includes(value));
    return words.every((word) => known.some((value) => value === word)) ? { facts: set(known) } : { fault: 'malformed' };
  };
}

function booleanColumn(set: (value: boolean) => GameFacts) {
  return (text: string): CellResult => {
    const value = BOOLEANS[text.toLowerCase()];
    return value === undefined ? { fault: 'malformed' } : { facts: set(value) };
  };
}

function dateColumn(text: string): CellResult {
  return isDay(text) ? { facts: { released_on: text } } : { fault: 'malformed' };
}

function percentColumn(text: string): CellResult {
  const hundredths = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  return hundredths >= 1 && hundredths <= 10_000 ? { facts: { rtp: hundredths } } : { fault: 'malformed' };
}

function publishedColumn(text: string): CellResult {
  const published = readPublished(parsed(text));
  return published ? { facts: { published } } : { fault: 'malformed' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that is no JSON is of no shape that is taken.
    return undefined;
  }
}

/** The columns of a list, and how their texts are read. `vendor` and `code` say which game it is. */
export const columns: Readonly<Record<string, (text: string) => CellResult>> = {
  vendor: patternColumn(/^[A-Z][A-Z0-9-]{1,30}$/, (vendor) => ({ vendor }), 'unknown_vendor'),
  code: (text) =>
    FORMULA.test(text) ? { fault: 'formula' } : patternColumn(/^[\w.:-]{1,64}$/, (code) => ({ vendor_game_code: code }))(text),
  node_id: patternColumn(/^[1-9]\d{0,9}$/, (node_id) => ({ node_id })),
  name: textColumn(120, (name) => ({ name })),
  name_bn: textColumn(120, (name_bn) => ({ name_bn })),
  category: enumColumn(gameCategories, 'unknown_category', (category) => ({ category })),
  class: enumColumn(gameClasses, 'unknown_class', (value) => ({ class: value })),
  hot: booleanColumn((hot) => ({ hot })),
  new: booleanColumn((fresh) => ({ fresh })),
  free_play: booleanColumn((free) => ({ support_play: free ? 0 : 1 })),
  rtp: percentColumn,
  min_bet: patternColumn(/^[1-9]\d{0,11}$/, (min_bet) => ({ min_bet })),
  lines: patternColumn(/^\d{1,6}$/, (lines) => ({ lines: Number(lines) })),
  released: dateColumn,
  popularity: patternColumn(/^\d{1,7}$/, (popularity) => ({ popularity: Number(popularity) })),
  open: booleanColumn((open) => ({ open })),
  announced: booleanColumn((announced) => ({ announced })),
  published: publishedColumn,
  volatility: enumColumn(volatilities, 'malformed', (volatility) => ({ volatility })),
  features: wordsColumn(gameFeatures, (features) => ({ features })),
  themes: wordsColumn(gameThemes, (themes) => ({ themes })),
  rules: textColumn(4_000, (rules) => ({ rules })),
  rules_bn: textColumn(4_000, (rules_bn) => ({ rules_bn })),
};
