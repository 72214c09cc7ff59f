import { type BoardBrand, flagGroups, platformFlags } from '@pavilion/api/staff';
import type { Texts } from '@pavilion/api/staff';

export interface FlagNode {
  flag: string;
  /** Undefined for a switch that only a remote knows. */
  text: Texts | undefined;
  children: FlagNode[];
}

export interface FlagSection {
  group: string;
  text: Texts | undefined;
  flags: FlagNode[];
}

/** The platform's switches as a tree, and what a brand has beside them in a section without a name. */
export function flagSections({ flags }: Pick<BoardBrand, 'flags'>): FlagSection[] {
  const under = (parent: string): FlagNode[] =>
    platformFlags.filter((each) => each.parent === parent).map(({ flag, text }) => ({ flag, text, children: under(flag) }));
  const sections = flagGroups.map(({ group, text }) => ({ group, text, flags: under(group) }));
  const known = new Set(platformFlags.map(({ flag }) => flag));
  const others = Object.keys(flags)
    .filter((flag) => !known.has(flag))
    .toSorted()
    .map((flag) => ({ flag, text: undefined, children: [] }));
  return others.length ? [...sections, { group: 'OTHERS', text: undefined, flags: others }] : sections;
}
