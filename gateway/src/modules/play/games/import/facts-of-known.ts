import type { CatalogueEntry } from '../library';
import { type GameFacts, NOTHING_KNOWN } from './columns';

/**
 * What a list may say of a game that is known, by the rules of docs/catalogue.md: one that opens is closed instead of announced, and keeps the figures by which its open rounds
 * count; and a vendor's own list (`vendor`) opens what a list closed, but nothing that an operator did.
 */
export function factsOfKnown(known: CatalogueEntry, facts: GameFacts, vendor?: string): GameFacts {
  const { announced } = known.row;
  const isLive = !announced && (vendor === undefined || known.connection === vendor);
  const said = facts.announced && isLive ? closedInstead(facts) : facts;
  const allowed = vendor === undefined ? said : openedByVendor(known, said);
  return (allowed.announced ?? announced) ? { ...allowed, ...NOTHING_KNOWN } : allowed;
}

function closedInstead(facts: GameFacts): GameFacts {
  const {
    announced: _,
    rtp: _rtp,
    published: _published,
    volatility: _volatility,
    features: _features,
    lines: _lines,
    ...others
  } = facts;
  return { ...others, open: false };
}

function openedByVendor({ row }: CatalogueEntry, facts: GameFacts): GameFacts {
  if (row.open) return facts;
  if (row.closed_by_list) return { ...facts, open: facts.open ?? true };
  const { open: _, ...others } = facts;
  return others;
}
