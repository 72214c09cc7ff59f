import type { Audience, PageDescriptor, RemoteDescriptor } from '@pavilion/contract';
import type { ContractDifference } from '@pavilion/api/registry';

/** What others rely on in a remote. */
export type ContractSurface = Pick<RemoteDescriptor, 'pages' | 'slots' | 'layouts' | 'events'>;

type Visitor = 'visitor' | 'trial' | 'member' | 'agent';

const ADMITTED: Readonly<Record<Audience, readonly Visitor[]>> = {
  everyone: ['visitor', 'trial', 'member', 'agent'],
  visitor: ['visitor'],
  player: ['trial', 'member', 'agent'],
  member: ['member', 'agent'],
  agent: ['agent'],
};

/**
 * What is different for those who rely on a remote. Breaking is what they would notice: something that is gone, an address that no longer
 * answers, fewer who may come, an event that carries less. Labels, icons and places in menus are the team's own affair.
 */
export function contractDifferences(before: ContractSurface, after: ContractSurface): ContractDifference[] {
  return [
    ...pageDifferences(before.pages, after.pages),
    ...named('slot', Object.keys(before.slots), Object.keys(after.slots)),
    ...named('layout', before.layouts, after.layouts),
    ...eventDifferences(before.events, after.events),
  ];
}

function pageDifferences(before: ContractSurface['pages'], after: ContractSurface['pages']): ContractDifference[] {
  const ids = (pages: ContractSurface['pages']) => pages.map(({ id }) => id);
  const kept = before.flatMap((page) => {
    const now = after.find(({ id }) => id === page.id);
    return now ? pageChanges(page, now) : [];
  });
  return [...named('page', ids(before), ids(after)), ...kept];
}

function pageChanges(before: PageDescriptor, after: PageDescriptor): ContractDifference[] {
  const [old, now] = [addressesOf(before), addressesOf(after)];
  const differences: (ContractDifference | false)[] = [
    old.join() !== now.join() && {
      kind: 'path' as const,
      name: before.id,
      before: old.join(', '),
      after: now.join(', '),
      breaking: old.some((address) => !now.includes(address)),
    },
    before.audience !== after.audience && {
      kind: 'audience' as const,
      name: before.id,
      before: before.audience,
      after: after.audience,
      breaking: ADMITTED[before.audience].some((visitor) => !ADMITTED[after.audience].includes(visitor)),
    },
    before.flag !== after.flag && {
      kind: 'flag' as const,
      name: before.id,
      before: before.flag ?? null,
      after: after.flag ?? null,
      breaking: after.flag !== undefined,
    },
  ];
  return differences.filter((difference) => difference !== false);
}

function addressesOf({ area, paths }: PageDescriptor): string[] {
  return paths.map((path) => `${area}:/${path.replace(/^\/+/, '')}`);
}

function eventDifferences(before: ContractSurface['events'], after: ContractSurface['events']): ContractDifference[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({
      kind: 'event' as const,
      name,
      before: versionText(old.get(name)),
      after: versionText(now.get(name)),
      breaking: (now.get(name) ?? 0) < (old.get(name) ?? 0),
    }));
}

function versionText(version: number | undefined): string | null {
  return version === undefined ? null : `version ${version}`;
}

/** What came and what went. */
function named(kind: ContractDifference['kind'], before: readonly string[], after: readonly string[]): ContractDifference[] {
  const gone = before.filter((name) => !after.includes(name));
  const added = after.filter((name) => !before.includes(name));
  return [
    ...gone.map((name) => ({ kind, name, before: name, after: null, breaking: true })),
    ...added.map((name) => ({ kind, name, before: null, after: name, breaking: false })),
  ];
}
