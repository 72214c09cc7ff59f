import { isPlainName } from './profile-rules';
import { isReservedName } from './reserved-names';

const words = ['pavilion', 'Pavilion'];

it.each([
  'admin',
  'ADMIN',
  'admin01',
  '4dmin',
  'аdmin',
  'Pavilion',
  'pavilion_support',
  'Pavilion Support 24',
  'official-team',
  '0fficial',
])('keeps %s for the house', (name) => expect(isReservedName(name, words)).toBe(true));

it.each(['adminka', 'pavilionfan', 'helper', 'nadia', 'teamrocket', 'রহিমা', 'service4nadia'])(
  'lets somebody be called %s',
  (name) => expect(isReservedName(name, words)).toBe(false),
);

it('takes names in scripts that stack marks, and none that is a tower of them', () => {
  expect(['ক্ষুদ্রঁ', 'ড়িঁ', 'Nguyễn', 'José', 'हिन्दी'].every(isPlainName)).toBe(true);
  expect(isPlainName(`n${'\u0301'.repeat(4)}`)).toBe(false);
});
