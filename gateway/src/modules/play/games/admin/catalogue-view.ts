import type { CatalogueGame, CatalogueQuery, CatalogueView, SwitchSubject } from '@pavilion/api/staff';
import { gameCategories } from '@pavilion/api/games';
import { categoryNames } from '../category-names';
import type { CatalogueEntry, Library } from '../library';
import { fold } from '../search/fold';
import type { Availability } from '../availability';

const PAGE = 50;

/** The whole catalogue as it stands in a brand, closed games included, narrowed to what is asked. */
export function viewCatalogue(library: Library, availability: Availability, asked: CatalogueQuery): CatalogueView {
  const found = matchingEntries(library, asked).filter((entry) => matchesQuery(entry, availability, asked));
  const from = (Number(asked.page ?? '1') - 1) * PAGE;
  return {
    games: found.slice(from, from + PAGE).map((entry) => gameOf(entry, availability)),
    total: found.length,
    pages: Math.ceil(found.length / PAGE),
    ...groupsOf(library, availability),
  };
}

function matchingEntries({ entries, names }: Library, { q = '' }: CatalogueQuery): readonly CatalogueEntry[] {
  return fold(q) ? names.find(q).flatMap((at) => entries[at] ?? []) : entries;
}

function matchesQuery(
  entry: CatalogueEntry,
  availability: Availability,
  { category, vendor, availability: wanted }: CatalogueQuery,
): boolean {
  const { row } = entry;
  return (
    (!category || row.category === category) && (!vendor || row.vendor === vendor) && (!wanted || availability.of(entry) === wanted)
  );
}

function gameOf(entry: CatalogueEntry, availability: Availability): CatalogueGame {
  const { nodeId, names, row, vendorName, wire } = entry;
  const decidedBy = availability.decidedBy(entry);
  return {
    nodeId,
    names,
    vendor: row.vendor,
    vendorName,
    category: row.category,
    icon: wire.en.iconUrl,
    ...(row.class && { gameClass: row.class }),
    availability: availability.of(entry),
    ownAvailability: availability.ownState('game', nodeId),
    ...(decidedBy && { decidedBy }),
  };
}

/** Counted in one pass: there are ten thousand games. */
function groupsOf({ entries, vendors }: Library, availability: Availability): Pick<CatalogueView, 'vendors' | 'categories'> {
  const counts = new Map<string, { total: number; listed: number }>();
  for (const entry of entries) {
    const listed = Number(availability.of(entry) !== 'off');
    for (const key of [entry.row.vendor, entry.row.category]) {
      const known = counts.get(key) ?? { total: 0, listed: 0 };
      counts.set(key, { total: known.total + 1, listed: known.listed + listed });
    }
  }
  const group = (subject: SwitchSubject, key: string, names: { bn: string; en: string }) => ({
    key,
    names,
    availability: availability.ownState(subject, key),
    ...(counts.get(key) ?? { total: 0, listed: 0 }),
  });
  return {
    vendors: vendors.map(({ code, name, connection }) => ({
      ...group('vendor', code, { bn: name, en: name }),
      ...(connection !== null && { connection }),
    })),
    categories: gameCategories.map((category) => group('category', category, categoryNames[category])),
  };
}
