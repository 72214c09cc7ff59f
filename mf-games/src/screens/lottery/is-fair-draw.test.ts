import { sampleDraw } from '../../testing/sample-draws';
import { isFairDraw } from './is-fair-draw';

beforeAll(() => {
  const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

it.each([
  ['a number was changed', { prizes: [{ prize: 'SPECIAL', numbers: ['382621'] }, ...sampleDraw.prizes.slice(1)] }],
  ['the seed leads elsewhere', { step: 2 }],
  ['it is told of another draw', { numero: '4' }],
])('a draw is not fair when %s', async (_, fields) => {
  expect(await isFairDraw(sampleDraw)).toBe(true);
  expect(await isFairDraw({ ...sampleDraw, ...(fields as object) })).toBe(false);
});
