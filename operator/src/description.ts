import type { Command, CommandPart, Option } from '@pavilion/tooling/cli/read-arguments.mjs';
import { remoteActions } from './remote-actions';

const faultOfMoment = (typed: string) =>
  Number.isNaN(new Date(typed).getTime()) ? 'a moment is 2026-12-01T06:00:00+06:00, for instance' : undefined;

const faultOfHost = (typed: string) =>
  /^[a-z0-9.-]{3,120}$/.test(typed)
    ? undefined
    : 'a host is small letters, digits, dots and hyphens, without https:// and port, such as harbour.example';
const faultOfReason = (typed: string) =>
  typed.trim().length < 3 ? 'write 3 characters or more, for whoever reads the audit log' : undefined;

const brand = { value: 'brand', about: 'the brand', required: true } satisfies Option;
const reason = { value: 'text', about: 'why, for the audit log', check: faultOfReason } satisfies Option;
const version = { value: 'version', about: 'a published version' } satisfies Option;
const plan = { about: 'shows what would be done, needs no reason, and does nothing' } satisfies Option;
const preview = { about: 'with --plan: an address that shows the site as it would be, for an hour' } satisfies Option;
const at = { value: 'moment', about: 'does it then', check: faultOfMoment } satisfies Option;
const change = { brand, reason, plan, preview, at };
const remote = { name: 'remote', about: 'wallet or mf-wallet' };
const name = { name: 'name', about: 'the operator’s name' };

const changes: Record<string, CommandPart> = {
  remote: {
    about: 'switches a remote of a brand, or its version',
    positionals: [{ name: 'action', about: 'what to do', oneOf: Object.keys(remoteActions) }, remote],
    options: {
      ...change,
      version: { ...version, about: 'the version, for promote, canary and revoke; for rollback the one before, unless given' },
      countries: { value: 'BD,IN', about: 'of a canary: only for visitors from there' },
      languages: { value: 'bn,en', about: 'of a canary: only for visitors who read these' },
      devices: { value: 'phone,tablet,desktop', about: 'of a canary: only on these' },
      groups: { value: 'visitor,trial,member,agent', about: 'of a canary: only for these kinds of visitors' },
      agents: { value: 'names', about: 'of a canary: only for these agents and the members directly below them' },
      testers: { value: 'names', about: 'of a canary: members who get it in any case' },
      place: { value: 'place', about: 'for give: what a refused release named, such as "address /games"' },
      to: { value: 'remote', about: 'for give: the remote that gets the place' },
      stages: {
        value: 'stages',
        about:
          'of a canary: shares of visitors, each with its minutes, and its visits unless 20 are enough, such as 5%:30,25%:60:50',
      },
    },
    examples: [
      'pnpm operator remote disable points --brand pavilion --reason "stock is being counted"',
      'pnpm operator remote promote wallet --version 1.1.0-77ab01ce --brand lagoon --plan',
    ],
  },
  maintenance: {
    about: 'closes the site or one remote for a while, or opens it again',
    positionals: [{ name: 'state', about: 'how it should be', oneOf: ['on', 'off'] }],
    options: {
      ...change,
      remote: { value: 'remote', about: 'only this remote' },
      until: { value: 'moment', about: 'when it is expected to be over', check: faultOfMoment },
      bn: { value: 'text', about: 'what visitors read, in Bengali' },
      en: { value: 'text', about: 'what visitors read, in English' },
    },
    examples: ['pnpm operator maintenance on --until 2026-12-01T06:00:00+06:00 --brand pavilion --reason "new database"'],
  },
  flag: {
    about: 'switches a flag of a brand',
    positionals: [
      { name: 'flag', about: 'such as FREEPLAY' },
      { name: 'state', about: 'how it should be', oneOf: ['on', 'off'] },
    ],
    options: change,
    examples: ['pnpm operator flag FREEPLAY off --brand pavilion --reason "…"'],
  },
  theme: {
    about: 'chooses the theme of a brand',
    positionals: [
      { name: 'theme', about: 'such as lagoon' },
      { name: 'tone', about: 'what visitors see unless they choose', oneOf: ['dark', 'light'] },
    ],
    options: change,
    examples: ['pnpm operator theme lagoon light --brand pavilion --reason "…"'],
  },
  locales: {
    about: 'chooses the languages of a brand, the default first',
    positionals: [{ name: 'languages', about: 'the languages', oneOf: ['bn', 'en'], list: true }],
    options: change,
    examples: ['pnpm operator locales en,bn --brand pavilion --reason "…"'],
  },
};

const ofBrand = { positionals: [{ name: 'brand', about: 'the brand' }], options: { reason, plan, at } };

const retirement: Record<string, CommandPart> = {
  retire: {
    about: 'closes a brand’s site for good and takes it off the board, lists and clones; two admins agree in the console',
    ...ofBrand,
    examples: ['pnpm operator retire harbour --plan', 'pnpm operator retire harbour --reason "the licence ends"'],
  },
  restore: {
    about: 'brings a retired brand back, in maintenance; two admins agree in the console',
    ...ofBrand,
    examples: ['pnpm operator restore harbour --reason "…"'],
  },
  retired: { about: 'lists the brands that are retired, and since when' },
};

const brands: Record<string, CommandPart> = {
  status: { about: 'lists every remote of every brand: state, version, the one before, pages that run it' },
  brands: { about: 'lists the brands with their sequence' },
  audit: {
    about: 'lists who changed what, when and why',
    options: { brand: { ...brand, required: false } },
    examples: ['pnpm operator audit --brand pavilion'],
  },
  'audit verify': {
    about: 'checks whether anybody changed, removed, inserted or reordered entries of the audit log, and where',
    exitCodes: { 1: 'the audit log was changed, or the gateway could not be asked' },
  },
  pending: { about: 'lists changes that wait for their time or for another operator' },
  cancel: {
    about: 'cancels a change that waits',
    positionals: [{ name: 'request', about: 'as “pnpm operator pending” shows it' }],
    options: { brand, reason: { ...reason, required: true } },
  },
  export: {
    about: 'prints a brand as a file',
    positionals: [{ name: 'brand', about: 'the brand' }],
    examples: ['pnpm operator export pavilion > pavilion.json'],
  },
  import: {
    about: 'makes a brand as its file says',
    positionals: [{ name: 'file', about: 'what export printed' }],
    options: { reason, plan, preview },
    examples: ['pnpm operator import pavilion.json --plan'],
  },
  clone: {
    about: 'makes a new brand that is set up as another',
    positionals: [
      { name: 'brand', about: 'the brand to copy' },
      { name: 'code', about: 'the new brand’s code' },
    ],
    options: {
      name: { value: 'text', about: 'the new brand’s name', required: true },
      host: { value: 'host', about: 'its address', required: true, check: faultOfHost },
      reason: { ...reason, required: true },
    },
    examples: ['pnpm operator clone pavilion harbour --name "Harbour" --host harbour.example --reason "…"'],
  },
  preview: {
    about: 'makes an address that shows the site with another version of a remote, for an hour',
    positionals: [remote],
    options: { version: { ...version, required: true }, brand },
    examples: ['pnpm operator preview wallet --version 1.1.0-77ab01ce --brand pavilion'],
  },
  'deploy-token': {
    about: 'prints a new token with which one person or pipeline may release this one remote',
    positionals: [remote],
    options: {
      for: { value: 'name', about: 'whose it is, as the audit log names who releases; the user of this machine unless given' },
      pipeline: { about: 'it is a pipeline’s, not a person’s' },
      days: { value: 'days', about: 'how long it works, 1 to 366; 90 unless given' },
      reason,
    },
    examples: ['pnpm operator deploy-token wallet --for ci-wallet --pipeline --days 30'],
  },
  'deploy-tokens': { about: 'lists the deploy tokens: whose, until when, and when they were last used' },
  'revoke-deploy-token': {
    about: 'ends one deploy token, at once',
    positionals: [{ name: 'token', about: 'its id, as “pnpm operator deploy-tokens” shows it' }],
    options: { reason: { ...reason, required: true } },
  },
};

const staff: Record<string, CommandPart> = {
  invite: {
    about: 'makes an operator: prints a one-time address for password and authenticator',
    positionals: [name],
    options: {
      admin: { about: 'may do everything, in every brand' },
      role: { value: 'role', about: 'the role', oneOf: ['viewer', 'operator', 'approver', 'admin'] },
      brand: { value: 'brand', about: 'only in this brand' },
      display: { value: 'text', about: 'the name that others see' },
      mail: { value: 'address', about: 'where the operator is told of what happens to the account' },
      reason,
    },
    examples: ['pnpm operator invite shirin --admin', 'pnpm operator invite rafi --role viewer --brand lagoon'],
  },
  recover: {
    about: 'gives an operator a new start: the old password and authenticator end',
    positionals: [name],
    options: { reason: { ...reason, required: true } },
    examples: ['pnpm operator recover shirin --reason "lost her phone"'],
  },
  code: { about: 'prints a demo operator’s code of this moment; not in production', positionals: [name] },
};

/** `pnpm operator`, in full: help and errors are made from this. */
export const description: Command = {
  name: 'operator',
  installation: 'gateway',
  about:
    'Changes brands and shows what runs where, over the private port of a running gateway. Every change needs a reason and is written into the\naudit log. docs/operators.md explains them.',
  subcommands: { ...brands, ...retirement, ...changes, ...staff },
  examples: ['pnpm operator status', 'pnpm operator remote disable points --brand pavilion --reason "to see it go"'],
  exitCodes: { 1: 'the gateway refused, or could not be asked; nothing was changed' },
};
