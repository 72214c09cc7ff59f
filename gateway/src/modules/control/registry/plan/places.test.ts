import type { Change } from '@pavilion/api/staff';
import { type RemoteDescriptor } from '@pavilion/contract';
import { newRemote, type PlanContext } from './brand-state';
import { placesLost, withoutPlaces } from './places';
import { planChanges } from './plan-changes';
import { brand, codesOf, descriptor, plan, promote, underWay, world } from './plan-fixture';

describe('a place', () => {
  const page = (name: string, more: object = {}) => ({ ...descriptor(name).pages[0]!, ...more });
  const named = (name: string, more: Partial<RemoteDescriptor>): PlanContext => ({
    ...world,
    descriptors: new Map([...world.descriptors, [`${name}@5.0.0`, descriptor(name, [], more)]]),
  });
  const give = (to: string, place = 'address /wallet/home', remote = 'wallet'): Change => ({ kind: 'place', remote, place, to });
  const withPromo = named('promo', { pages: [page('wallet', { id: 'promo.home' })] });
  const promo = promote('5.0.0', 'promo');

  it.each<[string, Partial<RemoteDescriptor>, Partial<RemoteDescriptor>, string]>([
    ['address', { pages: [page('wallet', { id: 'promo.home' })] }, {}, 'address /wallet/home'],
    [
      'address in other letters, with another parameter and from another frame',
      { pages: [page('promo', { area: 'bare', paths: ['/member/Bonus/:id/'] })] },
      { pages: [page('wallet', { area: 'member', paths: ['bonus/:code'] })] },
      'address /member/bonus/:',
    ],
    [
      'place in a menu',
      { pages: [page('promo', { menus: { side: 20 } })] },
      { pages: [page('wallet', { menus: { side: 20 } })] },
      'menu side 20',
    ],
    ['place in a slot', { slots: { 'home.player': 10 } }, { slots: { 'home.player': 10 } }, 'slot home.player 10'],
    ['layout', { layouts: ['member'] }, { layouts: ['member'] }, 'layout member'],
  ])('that another remote has is refused, with who has it and the change that would give it: %s', (_, theirs, own, place) => {
    const context = { ...named('promo', theirs) };
    const descriptors = new Map([...context.descriptors, ['wallet@2.0.0', descriptor('wallet', ['home'], own)]]);

    const { next, lines } = planChanges(brand(), [promo], { ...context, descriptors });

    expect(next.remotes['promo']).toBeUndefined();
    expect(lines[0]?.objections).toMatchObject([
      { weight: 'stops', code: 'registry.place_taken', cure: [{ kind: 'place', remote: 'wallet', place, to: 'promo' }] },
    ]);
    expect(lines[0]?.objections[0]?.text.en).toContain(`Wallet has this already: ${place}.`);
  });

  it('stays with a remote that is off, and with what a canary names', () => {
    const off = planChanges(brand({ mode: 'off' }), [promo], withPromo);
    const tried = brand({ version: '9.0.0', canary: underWay('2.0.0') });

    expect(codesOf(off)).toEqual(['registry.place_taken']);
    expect(codesOf(planChanges(tried, [promo], withPromo))).toEqual(['registry.place_taken']);
  });

  it('goes to another remote by a change of its own, and the giver’s releases go on', () => {
    const { next, lines } = planChanges(brand(), [give('promo'), promo, promote('3.0.0')], withPromo);

    expect(lines.flatMap(({ objections }) => objections)).toEqual([]);
    expect(next.places).toEqual({ 'address /wallet/home': { from: 'wallet', to: 'promo' } });
    expect(placesLost(next, 'wallet', withPromo.descriptors)).toEqual(new Set(['address /wallet/home']));
    expect(placesLost(next, 'promo', withPromo.descriptors)).toEqual(new Set());
    expect(withoutPlaces(descriptor('wallet'), new Set(['address /wallet/home'])).pages).toEqual([]);
  });

  it('stays where it is until the other remote is there', () => {
    expect(placesLost(planChanges(brand(), [give('promo')], withPromo).next, 'wallet', withPromo.descriptors)).toEqual(new Set());
  });

  it('comes back the same way', () => {
    const { next } = planChanges(brand(), [give('promo'), promo, give('wallet', 'address /wallet/home', 'promo')], withPromo);

    expect(placesLost(next, 'wallet', withPromo.descriptors)).toEqual(new Set());
    expect(placesLost(next, 'promo', withPromo.descriptors)).toEqual(new Set(['address /wallet/home']));
  });

  it('is given only by who has it', () => {
    expect(codesOf(plan(give('promo', 'address /games/home')))).toEqual(['registry.place_not_held']);
    expect(codesOf(plan(give('promo', 'address /x', 'sauna')))).toEqual(['registry.unknown_remote']);
  });

  it('that two remotes had before this rule is only warned of', () => {
    const state = brand({}, { remotes: { ...brand().remotes, promo: { ...newRemote, version: '5.0.0' } } });

    expect(planChanges(state, [promote('3.0.0')], withPromo).lines[0]?.objections).toMatchObject([
      { weight: 'warns', code: 'registry.address_taken' },
    ]);
  });
});
