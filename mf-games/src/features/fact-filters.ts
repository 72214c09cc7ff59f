import { gameFeatures, gameThemes, returnSteps, stakeSteps, volatilities } from '@pavilion/api/calls/games';

/** In the order in which they are offered, with all choices each has. */
export const factChoices = {
  feature: gameFeatures,
  theme: gameThemes,
  volatility: volatilities,
  minRtp: returnSteps,
  stakeUpTo: stakeSteps,
} as const satisfies Record<string, readonly string[]>;

export type FactName = keyof typeof factChoices;
type ChoiceOf<Name extends FactName> = (typeof factChoices)[Name][number];

/** What a list is narrowed to by what its games are like: a game passes a filter by any of its choices, and has to pass all filters. */
export type FactFilters = { readonly [Name in FactName]: readonly ChoiceOf<Name>[] };

export const factNames = Object.keys(factChoices) as FactName[];

export const NO_FACTS: FactFilters = { feature: [], theme: [], volatility: [], minRtp: [], stakeUpTo: [] };

/** Bounds: the wider of two would be all that counts. */
const BOUNDS: readonly FactName[] = ['minRtp', 'stakeUpTo'];

/** How an address calls them. */
const IN_ADDRESS: Readonly<Record<FactName, string>> = {
  volatility: 'volatility',
  feature: 'feature',
  theme: 'theme',
  minRtp: 'rtp',
  stakeUpTo: 'stake',
};

/** What an address asks for; values nobody offers count as not asked. */
export function readFacts(params: URLSearchParams): FactFilters {
  const read = <Name extends FactName>(name: Name): readonly ChoiceOf<Name>[] => {
    const asked = readSeveral(params.get(IN_ADDRESS[name]));
    const choices: readonly ChoiceOf<Name>[] = factChoices[name];
    const known = choices.filter((choice) => asked.includes(choice));
    return BOUNDS.includes(name) ? known.slice(0, 1) : known;
  };
  return {
    feature: read('feature'),
    theme: read('theme'),
    volatility: read('volatility'),
    minRtp: read('minRtp'),
    stakeUpTo: read('stakeUpTo'),
  };
}

/** The same, as an address has it. */
export function writeFacts(facts: FactFilters): Record<string, string | undefined> {
  return Object.fromEntries(factNames.map((name) => [IN_ADDRESS[name], writeSeveral(facts[name])]));
}

/** A filter after one of its choices was pressed: added, taken back, or in place of another where there can be only one. */
export function toggleFact(facts: FactFilters, name: FactName, choice: string): Partial<FactFilters> {
  const before: readonly string[] = facts[name];
  if (BOUNDS.includes(name)) return { [name]: before.includes(choice) ? [] : [choice] };
  return { [name]: toggled(before, choice) };
}

export function toggled(chosen: readonly string[], choice: string): string[] {
  return chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice];
}

/** Those that are chosen, as a call takes them. */
export function chosenFacts({ feature, theme, volatility, minRtp, stakeUpTo }: FactFilters) {
  const [rtp, stake] = [minRtp[0], stakeUpTo[0]];
  return {
    ...(feature.length > 0 && { feature: feature.join() }),
    ...(theme.length > 0 && { theme: theme.join() }),
    ...(volatility.length > 0 && { volatility: volatility.join() }),
    ...(rtp && { minRtp: rtp }),
    ...(stake && { stakeUpTo: stake }),
  };
}

/** Several values in an address: with dots between, which stay as they are in one. */
export function readSeveral(text: string | null): string[] {
  return text ? text.split(/[.,]/) : [];
}

export function writeSeveral(values: readonly string[]): string | undefined {
  return values.length > 0 ? values.join('.') : undefined;
}
