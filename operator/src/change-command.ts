import type { Change } from '@pavilion/api/staff';
import { WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import type { Given } from '@pavilion/tooling/cli/read-arguments.mjs';
import { reasonIn } from './reason';
import { remoteActions } from './remote-actions';

/** Changes of one brand, as they were asked for. */
export interface ChangeCommand {
  what: 'change';
  brand: string;
  changes: Change[];
  /** What is true once it is done. */
  summary: string;
  /** Not needed for a plan. */
  reason: string;
  at: string | undefined;
  planOnly: boolean;
  /** With a plan: an address that shows it for an hour. */
  withPreview: boolean;
}

type ParsedChange = Pick<ChangeCommand, 'changes' | 'summary'>;

/** By subcommand. What is required is there, and one of what it can be: the description says so. */
const PARSERS: Readonly<Record<string, (given: Given) => ParsedChange>> = {
  remote: parseRemote,
  maintenance: parseMaintenance,
  flag: ({ positionals: { flag = '', state = '' } }) => ({
    changes: [{ kind: 'flag', flag, on: state === 'on' }],
    summary: `${flag} is ${state}`,
  }),
  theme: ({ positionals: { theme = '', tone } }) => {
    const shade = tone === 'light' ? 'light' : 'dark';
    return { changes: [{ kind: 'theme', name: theme, default: shade }], summary: `the theme is ${theme}, ${shade}` };
  },
  retire: () => ({
    changes: [{ kind: 'retire-brand' }],
    summary: 'it is retired: its site is closed, its history stays',
  }),
  restore: () => ({
    changes: [{ kind: 'restore-brand' }],
    summary: 'it is back, in maintenance: “pnpm operator maintenance off” opens it',
  }),
  locales: ({ positionals: { languages = '' } }) => {
    const offered = languages.split(',').map((each) => (each === 'bn' ? 'bn' : 'en'));
    const [first = 'en'] = offered;
    return { changes: [{ kind: 'locales', default: first, offered }], summary: `the languages are ${offered.join(', ')}` };
  },
};

/** A change of a brand, or undefined when something else is asked for. @throws WrongUsage */
export function parseChangeCommand(given: Given): ChangeCommand | undefined {
  const { subcommand, values, flags } = given;
  const reader = PARSERS[subcommand];
  if (!reader) return undefined;
  return {
    what: 'change',
    ...reader(given),
    brand: values['brand'] ?? given.positionals['brand'] ?? '',
    reason: reasonIn(given),
    at: values['at'] && parseTime(values['at']),
    planOnly: flags.has('plan'),
    withPreview: flags.has('preview'),
  };
}

function parseRemote({ positionals, values }: Given): ParsedChange {
  const remote = (positionals['remote'] ?? '').replace(/^mf-/, '');
  const act = remoteActions[positionals['action'] ?? ''];
  if (!act) throw new Error(`${positionals['action']} is described, and nothing does it`);
  const [change, done] = act(remote, values);
  return { changes: [change], summary: `${remote} ${done}` };
}

function parseMaintenance({ positionals: { state }, values: { remote, until, bn, en } }: Given): ParsedChange {
  const on = state === 'on';
  if (Boolean(bn) !== Boolean(en)) throw new WrongUsage('Give the text in both languages: --bn and --en.');
  const change: Change = {
    kind: 'maintenance',
    on,
    ...(remote && { remote }),
    ...(until && { until: parseTime(until) }),
    ...(bn && en && { text: { bn, en } }),
  };
  return { changes: [change], summary: `${remote ?? 'the site'} is ${on ? 'in maintenance' : 'open again'}` };
}

function parseTime(typed: string): string {
  return new Date(typed).toISOString();
}
