import { vendorCapabilities } from '@pavilion/api/staff';
import type { Command } from '@pavilion/tooling/cli/read-arguments.mjs';

const code = { name: 'code', about: 'small letters, digits and hyphens', check: faultOfCode };
const reason = { value: 'text', about: 'why, for the audit log; “vendor <command>” unless given' };
const publicKey = { value: 'file.pem', about: 'the vendor’s public key', required: true };

/** `pnpm vendor …`: what is typed. */
export const vendorCommand: Command = {
  name: 'vendor',
  installation: 'database',
  about:
    'Connects game vendors, and shows and changes how they are connected. Changes are in the audit log.\nIt works on the database itself, of DATABASE_URL or of the data folder. docs/vendors.md shows both sides.',
  examples: [
    'pnpm vendor add studio --public-key studio.pem --launch https://games.example > ours.pem',
    'pnpm vendor check studio',
  ],
  subcommands: {
    add: {
      about: 'connects a vendor, or changes how it is connected; prints our public key for it',
      positionals: [code],
      options: {
        'public-key': publicKey,
        launch: { value: 'address', about: 'where its games are started', required: true, check: faultOfAddress },
        name: { value: 'text', about: 'what players read; its code unless given', check: faultOfName },
        brands: { value: 'a,b', about: 'the brands that get its games; all unless given' },
        capabilities: {
          value: 'a,b',
          about: `what it answers beyond the games API: ${vendorCapabilities.join(', ')}; nothing unless given`,
          check: faultOfCapabilities,
        },
        reason,
      },
      examples: ['pnpm vendor add studio --public-key studio.pem --launch https://games.example > ours.pem'],
    },
    list: { about: 'shows all vendors', examples: ['pnpm vendor list'] },
    check: { about: 'asks a vendor for its games', positionals: [code], examples: ['pnpm vendor check studio'] },
    key: {
      about: 'changes a vendor’s public key; the one before is good for another day, unless it is changed at once',
      positionals: [code],
      options: {
        'public-key': publicKey,
        'at-once': { about: 'takes nothing more that is signed with the key before: it was stolen' },
        reason,
      },
      examples: ['pnpm vendor key studio --public-key new.pem', 'pnpm vendor key studio --public-key new.pem --at-once'],
    },
    'our-key': {
      about:
        'makes a new key that we sign with, and prints its public part; with --switch, signs with it once the vendor accepts it',
      positionals: [code],
      options: { switch: { about: 'signs with the new key from now on' }, reason },
      examples: ['pnpm vendor our-key studio > ours.pem', 'pnpm vendor our-key studio --switch'],
    },
    limit: {
      about: 'sets the most that the wins of a round pay without an operator',
      positionals: [code],
      options: {
        currency: { value: 'BDT', about: 'the currency', required: true, check: faultOfCurrency },
        win: { value: 'amount', about: 'the most, in minor units', required: true, check: faultOfAmount },
        game: { value: 'code', about: 'one game of the vendor; all that have no cap of their own unless given' },
        reason,
      },
      examples: [
        'pnpm vendor limit studio --currency BDT --win 100000000',
        'pnpm vendor limit studio --currency BDT --win 5000000 --game dice',
      ],
    },
    lapse: {
      about: 'sets after how many days without a movement a round of the vendor is not waited for any more',
      positionals: [code],
      options: { days: { value: '30', about: '1 to 365', required: true, check: faultOfDays }, reason },
      examples: ['pnpm vendor lapse studio --days 7'],
    },
    'give-back': {
      about: 'proposes that bets of open rounds of a vendor that is not connected go back; an admin approves it in the console',
      positionals: [code],
      options: {
        days: { value: '2', about: 'in which something moved in the round, 1 to 365', required: true, check: faultOfDays },
        reason,
      },
      examples: ['pnpm vendor give-back studio --days 2'],
    },
    remove: {
      about: 'takes a vendor’s games away; rounds that began before still end',
      positionals: [code],
      options: { 'at-once': { about: 'takes nothing more that it signs, wins neither: its key was stolen' }, reason },
      examples: ['pnpm vendor remove studio', 'pnpm vendor remove studio --at-once'],
    },
  },
};

function faultOfCode(typed: string): string | undefined {
  return /^[a-z][a-z0-9-]{1,30}$/.test(typed) ? undefined : 'it is 2 to 31 small letters, digits and hyphens, a letter first';
}

function faultOfAddress(address: string): string | undefined {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? undefined : 'it is an http or https address';
}

function faultOfName(name: string): string | undefined {
  return /^\P{Cc}{1,60}$/u.test(name.trim()) ? undefined : 'it is 1 to 60 letters';
}

function faultOfCapabilities(list: string): string | undefined {
  const strange = list.split(',').find((each) => !(vendorCapabilities as readonly string[]).includes(each));
  return strange === undefined ? undefined : `“${strange}” is none of ${vendorCapabilities.join(', ')}`;
}

function faultOfCurrency(currency: string): string | undefined {
  return /^[A-Z]{3}$/.test(currency) ? undefined : 'it is three capital letters';
}

function faultOfAmount(amount: string): string | undefined {
  return /^[1-9][0-9]{0,17}$/.test(amount) ? undefined : 'it is a whole number of minor units';
}

function faultOfDays(days: string): string | undefined {
  return /^[1-9][0-9]{0,2}$/.test(days) && Number(days) <= 365 ? undefined : 'it is a whole number from 1 to 365';
}
