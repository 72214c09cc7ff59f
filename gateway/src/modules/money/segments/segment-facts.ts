import type { SegmentFactLine } from '@pavilion/api/staff';
import type { RawBuilder } from 'kysely';

/** Whose facts are asked for, and by which day: `today` is that of the brand's clock. */
export interface FactScope {
  brand: string;
  timeZone: string;
  today: string;
}

interface FactCommons extends Omit<SegmentFactLine, 'choices'> {
  /** What it can be, where that is known. */
  choices?(brand: string): Promise<string[]>;
}

/** A fact that the directory of members tells already. */
interface DirectoryFact extends FactCommons {
  /** Of `member`, a row of `member_directory`. */
  expression(scope: FactScope): RawBuilder<unknown>;
}

/** A fact that is looked up. */
interface JoinedFact extends FactCommons {
  /**
   * A query with a row `(member_id, value)` for each member of the brand of whom it is known, from published views or the module's own tables. `days` when only the last
   * so many days count. It is joined by `member_id`, so it has to say at most one row for each.
   */
  values(scope: FactScope, days: number | null): RawBuilder<unknown>;
}

/**
 * Something that is known of members, which segments ask about. Modules add theirs where they are made; a fact that nobody adds cannot be asked about. Its value is
 * bigint of a number, date of a day by the brand's clock, text, text[] of a set, boolean of a flag.
 */
export type SegmentFact = DirectoryFact | JoinedFact;

/** The facts that there are, by key. */
export interface SegmentFacts {
  /** @throws Error when there is one of this key */
  add(fact: SegmentFact): void;
  find(key: string): SegmentFact | undefined;
  all(): readonly SegmentFact[];
}

export function createSegmentFacts(): SegmentFacts {
  const facts = new Map<string, SegmentFact>();
  return {
    add(fact) {
      if (facts.has(fact.key)) throw new Error(`the fact ${fact.key} is there twice`);
      facts.set(fact.key, fact);
    },
    find: (key) => facts.get(key),
    all: () => [...facts.values()],
  };
}
