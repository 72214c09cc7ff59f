import { Foil } from './foil';

const REACH = 0.055;
const row = (y: number) =>
  [
    { x: 0, y },
    { x: 0.32, y },
  ] as const;

describe('the foil of a card', () => {
  it('covers every field at first, and again when it is renewed', () => {
    const foil = new Foil();
    expect(foil.covered).toBe(0);
    foil.openAll();
    expect([foil.isAllOpen, foil.covered]).toEqual([true, undefined]);
    foil.renew();
    expect([foil.isAllOpen, foil.covered]).toEqual([false, 0]);
  });

  it('comes off a field once most of it is scratched, and off no other', () => {
    const foil = new Foil();
    expect(foil.scratch(...row(0.06), REACH)).toEqual([]);
    expect(foil.scratch(...row(0.16), REACH)).toEqual([0]);
    expect(foil.isOpen(0)).toBe(true);
    expect([1, 2, 3, 4, 5, 6, 7, 8].some((field) => foil.isOpen(field))).toBe(false);
    expect(foil.covered).toBe(1);
  });

  it('is not taken off twice by scratching the same place', () => {
    const foil = new Foil();
    for (let turn = 0; turn < 20; turn += 1) expect(foil.scratch(...row(0.06), REACH)).toEqual([]);
  });

  it('comes off everywhere when the whole card is scratched in one go', () => {
    const foil = new Foil();
    const opened = new Set<number>();
    for (let y = 0; y <= 1; y += 0.08) for (const field of foil.scratch({ x: 0, y }, { x: 1, y }, REACH)) opened.add(field);
    expect(opened.size).toBe(9);
    expect(foil.isAllOpen).toBe(true);
  });
});
