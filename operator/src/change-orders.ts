import type { Change } from '@pavilion/api/operations';
import { WrongUsage } from '@pavilion/tooling/bootstrap/say.mjs';
import type { Given } from '@pavilion/tooling/cli/read-arguments.mjs';
import { reasonIn } from './reason';
import { remoteActions } from './remote-actions';

/** Changes of one brand, as they were asked for. */
export interface ChangeOrder {
  what: 'change';
  brand: string;
  changes: Change[];
  /** What is true once it is done. */
  said: string;
  /** Not needed for a plan. */
  reason: string;
  at: string | undefined;
  planOnly: boolean;
}

type Said = Pick<ChangeOrder, 'changes' | 'said'>;

/** By subcommand. What is required is there, and one of what it can be: the description says so. */
const READERS: Readonly<Record<string, (given: Given) => Said>> = {
  remote: readRemote,
  maintenance: readMaintenance,
  flag: ({ positionals: { flag = '', state = '' } }) => ({
    changes: [{ kind: 'flag', flag, on: state === 'on' }],
    said: `${flag} is ${state}`,
  }),
  theme: ({ positionals: { theme = '', tone } }) => {
    const shade = tone === 'light' ? 'light' : 'dark';
    return { changes: [{ kind: 'theme', name: theme, default: shade }], said: `the theme is ${theme}, ${shade}` };
  },
  locales: ({ positionals: { languages = '' } }) => {
    const offered = languages.split(',').map((each) => (each === 'bn' ? 'bn' : 'en'));
    const [first = 'en'] = offered;
    return { changes: [{ kind: 'locales', default: first, offered }], said: `the languages are ${offered.join(', ')}` };
  },
};

/** A change of a brand, or undefined when something else is asked for. @throws WrongUsage */
export function readChangeOrder(given: Given): ChangeOrder | undefined {
  const { subcommand, values, flags } = given;
  const reader = READERS[subcommand];
  if (!reader) return undefined;
  return {
    what: 'change',
    ...reader(given),
    brand: values['brand'] ?? '',
    reason: reasonIn(given),
    at: values['at'] && momentOf(values['at']),
    planOnly: flags.has('plan'),
  };
}

function readRemote({ positionals, values }: Given): Said {
  const remote = (positionals['remote'] ?? '').replace(/^mf-/, '');
  const act = remoteActions[positionals['action'] ?? ''];
  if (!act) throw new Error(`${positionals['action']} is described, and nothing does it`);
  const [change, done] = act(remote, values);
  return { changes: [change], said: `${remote} ${done}` };
}

function readMaintenance({ positionals: { state }, values: { remote, until, bn, en } }: Given): Said {
  const on = state === 'on';
  if (Boolean(bn) !== Boolean(en)) throw new WrongUsage('Give the text in both languages: --bn and --en.');
  const change: Change = {
    kind: 'maintenance',
    on,
    ...(remote && { remote }),
    ...(until && { until: momentOf(until) }),
    ...(bn && en && { text: { bn, en } }),
  };
  return { changes: [change], said: `${remote ?? 'the site'} is ${on ? 'in maintenance' : 'open again'}` };
}

function momentOf(typed: string): string {
  return new Date(typed).toISOString();
}
