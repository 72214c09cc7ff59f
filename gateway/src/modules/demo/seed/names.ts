import { createSeededRandom } from './seeded-random';

const GIVEN = [
  ...[
    'Nusrat',
    'Tanvir',
    'Farhana',
    'Sabbir',
    'Mahmuda',
    'Rafiq',
    'Shirin',
    'Imran',
    'Anika',
    'Jahid',
    'Sumaiya',
    'Arif',
    'Mitu',
    'Rakib',
  ],
  ...[
    'Sharmin',
    'Nayeem',
    'Tasnim',
    'Hasan',
    'Rumana',
    'Sohel',
    'Laila',
    'Masud',
    'Bithi',
    'Kamrul',
    'Nasima',
    'Touhid',
    'Jannat',
    'Shuvo',
  ],
  ...[
    'Priya',
    'Dipu',
    'Moushumi',
    'Ratan',
    'Shila',
    'Bikash',
    'Puja',
    'Anup',
    'Keya',
    'Tuhin',
    'Salma',
    'Faisal',
    'Dalia',
    'Mizan',
  ],
  ...['Elena', 'Marco', 'Aisha', 'Tomas', 'Linh', 'Pavel', 'Sofia', 'Kenji', 'Amara', 'Lucas', 'Nadia', 'Omar', 'Greta', 'Diego'],
];
const FAMILY = [
  ...[
    'Akter',
    'Hossain',
    'Rahman',
    'Islam',
    'Chowdhury',
    'Begum',
    'Sarkar',
    'Ahmed',
    'Khan',
    'Mia',
    'Das',
    'Roy',
    'Sultana',
    'Uddin',
  ],
  ...['Talukder', 'Bhuiyan', 'Saha', 'Molla', 'Karim', 'Siddique', 'Alam', 'Barua', 'Sheikh', 'Haque'],
];
const FOREIGN_GIVEN = [
  'Novak',
  'Rossi',
  'Bello',
  'Silva',
  'Nguyen',
  'Petrov',
  'Garcia',
  'Tanaka',
  'Okafor',
  'Meyer',
  'Haddad',
  'Mansour',
  'Lindgren',
  'Castro',
];
const FIRST_FOREIGN = GIVEN.indexOf('Elena');

/** A person's name and the account they would choose; the same person for the same group and number, nobody twice. */
export function demoPerson(group: string, number: number): { account: string; nickname: string } {
  const chance = createSeededRandom(`${group} ${number} name`);
  const given = chance.pick(GIVEN);
  const family = chance.pick(GIVEN.indexOf(given) < FIRST_FOREIGN ? FAMILY : FOREIGN_GIVEN);
  const sound = chance.withProbability(0.5) ? given : `${given}_${family.slice(0, 3)}`;
  return { account: `${sound.toLowerCase()}${group}${String(number).padStart(2, '0')}`, nickname: `${given} ${family}` };
}
