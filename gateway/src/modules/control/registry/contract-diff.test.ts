import { contractDifferences, type ContractSurface } from './contract-diff';

type Page = ContractSurface['pages'][number];

const page = (facts: Partial<Page> = {}): Page => ({
  id: 'promo.home',
  area: 'site',
  icon: 'gift',
  audience: 'player',
  paths: ['/promo'],
  label: { bn: 'অফার', en: 'Offers' },
  ...facts,
});
const offered = (facts: Partial<ContractSurface> = {}): ContractSurface => ({
  pages: [page()],
  slots: { 'home.player': 10 },
  layouts: ['member'],
  events: { 'points.changed': 2 },
  ...facts,
});
const between = (after: Partial<ContractSurface>) => contractDifferences(offered(), offered(after));

describe('what others rely on', () => {
  it.each<[string, Partial<ContractSurface>, object]>([
    ['a page is gone', { pages: [] }, { kind: 'page', name: 'promo.home', after: null }],
    [
      'an address is gone',
      { pages: [page({ paths: ['/offers'] })] },
      { kind: 'path', before: 'site:/promo', after: 'site:/offers' },
    ],
    ['a page moves to another area', { pages: [page({ area: 'member' })] }, { kind: 'path', after: 'member:/promo' }],
    ['fewer may come', { pages: [page({ audience: 'member' })] }, { kind: 'audience', before: 'player', after: 'member' }],
    ['others may come than before', { pages: [page({ audience: 'visitor' })] }, { kind: 'audience', after: 'visitor' }],
    ['a page comes to need a flag', { pages: [page({ flag: 'PROMO' })] }, { kind: 'flag', before: null, after: 'PROMO' }],
    ['a slot is left', { slots: {} }, { kind: 'slot', name: 'home.player' }],
    ['an area loses its layout', { layouts: [] }, { kind: 'layout', name: 'member' }],
    [
      'an event has a lower version',
      { events: { 'points.changed': 1 } },
      { kind: 'event', before: 'version 2', after: 'version 1' },
    ],
    ['an event is gone', { events: {} }, { kind: 'event', name: 'points.changed', after: null }],
  ])('breaks when %s', (_, after, difference) => {
    expect(between(after)).toEqual([expect.objectContaining({ ...difference, breaking: true })]);
  });

  it.each<[string, Partial<ContractSurface>]>([
    ['a page comes', { pages: [page(), page({ id: 'promo.rules', paths: ['/rules'] })] }],
    ['an old address stays beside a new one', { pages: [page({ paths: ['/offers', 'promo'] })] }],
    ['more may come', { pages: [page({ audience: 'everyone' })] }],
    ['a slot is filled', { slots: { 'home.player': 10, 'side.actions': 1 } }],
    ['an event has a higher version', { events: { 'points.changed': 3 } }],
    ['an event comes', { events: { 'points.changed': 2, 'toast.wanted': 1 } }],
  ])('does not break when %s', (_, after) => {
    expect(between(after)).toEqual([expect.objectContaining({ breaking: false })]);
  });

  it('is not what a menu shows', () => {
    const pages = [page({ label: { bn: 'নতুন', en: 'New' }, icon: 'star', menus: { side: 3 }, wide: true })];

    expect(between({ pages, slots: { 'home.player': 99 } })).toEqual([]);
  });
});
