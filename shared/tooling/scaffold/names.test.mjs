import { freePlace, freePort, ownerOf, remoteNameOf } from './names.mjs';

describe('a new remote’s name', () => {
  it.each([
    ['promo', 'promo'],
    ['mf-promo', 'promo'],
    ['lucky-draw-2', 'lucky-draw-2'],
  ])('may be %s', (typed, name) => expect(remoteNameOf(typed)).toBe(name));

  it.each(['', 'p', 'Promo', 'promo_1', '1promo', 'promo-', 'promo--x', '../promo', 'promo/x', 'প্রোমো', 'x'.repeat(32), 'mf-'])(
    'is refused when it is “%s”',
    (typed) => expect(() => remoteNameOf(typed)).toThrow('is no name for a remote'),
  );

  it.each(['wps', 'member', 'mf-remotes'])('is refused when its address belongs to the platform: %s', (typed) =>
    expect(() => remoteNameOf(typed)).toThrow('belongs to the platform'),
  );
});

it('belongs to a team with a name', () => {
  expect(ownerOf('team-promo')).toBe('team-promo');
  expect(() => ownerOf('Team Promo')).toThrow('is no name for a team');
});

it('is developed on a port of its own', () => {
  expect(freePort([3001, 3002, 3006])).toBe(3003);
  expect(freePort([])).toBe(3001);
});

it('stands where no other remote does', () => {
  expect(freePlace(["menus: { side: 90 }, slots: { 'home.player': 91 }", 'menus: { side: 20, bottom: 92 }'])).toBe(92);
  expect(freePlace(['{"menus":{"side":110},"slots":{"home.player":111}}'], 110)).toBe(112);
  expect(freePlace([])).toBe(90);
});
