import { isTooWeak } from './password-strength';

const words = ['pavilion', 'Pavilion'];

it.each([
  ['one of the commonest', 'iloveyou1'],
  ['one of the commonest in capitals', 'TRUSTNO1'],
  ['the brand with a year', 'Pavilion2026!'],
  ['the brand twice', 'pavilionPavilion'],
  ['the name with a number', 'shapla99'],
  ['the one in our own pages', 'Lantern#2026'],
  ['two keys', 'abababab'],
])('refuses %s', async (_, password) => {
  expect(await isTooWeak(password, 'shapla', words)).toBe(true);
});

it.each(['Lantern 42 river', 'my pavilion by the lake', 'Boatman2026', 'শাপলা ফুলের নদী'])('takes %s', async (password) => {
  expect(await isTooWeak(password, 'shapla', words)).toBe(false);
});
