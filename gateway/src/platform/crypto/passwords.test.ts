import { createPasswords } from './passwords';

it('takes the memory and the rounds that are advised for passwords, unless a test says otherwise', async () => {
  expect(await createPasswords().hash('Harbour#2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('knows a password again, typed on a keyboard that composes letters otherwise, and no other', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('Caf\u00e9 1');
  expect(await passwords.verify(stored, 'Cafe\u0301 1')).toBe(true);
  expect(await passwords.verify(stored, 'Cafe 1')).toBe(false);
});

it('says no without an account', async () => {
  expect(await createPasswords().verify(undefined, 'Harbour#2026')).toBe(false);
});
