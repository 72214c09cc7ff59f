import { helpFor } from './help.mjs';
import { readArguments } from './read-arguments.mjs';

const command = {
  name: 'parcel',
  about: 'Sends parcels.',
  subcommands: {
    send: {
      about: 'sends one',
      positionals: [
        { name: 'city', about: 'where it goes', oneOf: ['Dhaka', 'Sylhet'] },
        { name: 'notes', about: 'what is written on it', optional: true, many: true },
      ],
      options: {
        weight: {
          value: 'grams',
          about: 'how heavy it is',
          required: true,
          check: (text) => (/^\d+$/.test(text) ? undefined : 'it is a number'),
        },
        with: { value: 'a,b', about: 'what goes along', oneOf: ['stamp', 'ribbon'], list: true },
        fast: { about: 'by air' },
      },
      examples: ['pnpm parcel send Dhaka --weight 500'],
    },
    'send back': { about: 'returns one', positionals: [{ name: 'number', about: 'which' }] },
  },
  exitCodes: { 1: 'it was lost' },
};
const read = (...args) => readArguments(command, args);

it('gives what was typed by its names', () => {
  expect(read('send', 'Dhaka', '--weight', '500', '--fast', '--with=stamp,ribbon', 'handle', 'gently')).toEqual({
    subcommand: 'send',
    positionals: { city: 'Dhaka' },
    rest: ['handle', 'gently'],
    values: { weight: '500', with: 'stamp,ribbon' },
    flags: new Set(['fast']),
  });
});

it('takes the longest command that fits', () => {
  expect(read('send', 'back', '7')).toMatchObject({ subcommand: 'send back', positionals: { number: '7' } });
});

it.each([
  [[], 'A command is missing: send, send back. “pnpm parcel --help” shows more.'],
  [['post'], 'There is no “pnpm parcel post”, only send, send back. “pnpm parcel --help” shows more.'],
  [['--fast', 'send'], 'A command comes before --fast: send, send back. “pnpm parcel --help” shows more.'],
  [['send'], '<city> is missing: where it goes. “pnpm parcel send --help” shows more.'],
  [['send', 'Paris'], '<city> cannot be “Paris”: it is Dhaka, Sylhet. “pnpm parcel send --help” shows more.'],
  [['send', 'Dhaka'], '--weight is missing: how heavy it is. “pnpm parcel send --help” shows more.'],
  [['send', 'Dhaka', '--weight'], '--weight needs a value: how heavy it is. “pnpm parcel send --help” shows more.'],
  [['send', 'Dhaka', '--weight', '--fast'], '--weight needs a value: how heavy it is. “pnpm parcel send --help” shows more.'],
  [['send', 'Dhaka', '--weight', ' '], '--weight needs a value: how heavy it is. “pnpm parcel send --help” shows more.'],
  [['send', 'Dhaka', '--weight', 'much'], '--weight cannot be “much”: it is a number. “pnpm parcel send --help” shows more.'],
  [['send', 'Dhaka', '--weight', '5', '--fast=yes'], '--fast takes no value. “pnpm parcel send --help” shows more.'],
  [
    ['send', 'Dhaka', '--weight', '5', '--with', 'stamp,bow'],
    '--with cannot be “bow”: it is stamp, ribbon. “pnpm parcel send --help” shows more.',
  ],
  [['send', 'Dhaka', '--weigth', '5'], 'There is no option --weigth. “pnpm parcel send --help” shows more.'],
  [['send', 'Dhaka', '-x'], 'There is no option -x. “pnpm parcel send --help” shows more.'],
  [['send', 'back', '7', '8'], '“8” is one word too many. “pnpm parcel send back --help” shows more.'],
])('says in one line what is wrong with %j', (args, line) => {
  expect(() => read(...args)).toThrow(expect.objectContaining({ message: line, exitCode: 2 }));
});

it('explains a command with everything that it takes', () => {
  const help = helpFor(command, ['send', '--help']);

  for (const line of [
    'Usage: pnpm parcel send <city> [<notes> …] --weight <grams> [options]',
    'Sends one.',
    /<city> +where it goes: Dhaka, Sylhet\n/,
    /--with <a,b> +what goes along: stamp, ribbon \(several with commas\)\n/,
    /--fast +by air\n/,
    '  pnpm parcel send Dhaka --weight 500\n',
    /0 +done\n +1 +it was lost\n +2 +it was called wrongly/,
  ])
    expect(help).toMatch(line);
});

it('lists what a command of several can do', () => {
  expect(helpFor(command)).toMatch(/send <city> \[<notes> …\] +sends one\n +send back <number> +returns one\n/);
});
