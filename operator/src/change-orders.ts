import type { CanaryStage, Change } from '@pavilion/api/operations';
import { given, oneOf, type Values } from './options';
import { Misunderstood } from './refusals';

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

export const CHANGE_USAGE = `pavilion operator remote enable|disable|drain|kill|pin|unpin|end-canary <remote>
pavilion operator remote promote|revoke <remote> --version <version>
pavilion operator remote rollback <remote> [--version <version>]
pavilion operator remote canary <remote> --version <version> --stages 5%:30,25%:60     shares of visitors, each with its minutes
pavilion operator maintenance on|off [--remote <remote>] [--until <moment>] [--bn "…" --en "…"]
pavilion operator flag <FLAG> on|off
pavilion operator theme <theme> dark|light
pavilion operator locales <default>[,<other>]
    each with --brand <brand> --reason "…", or with --plan instead of a reason: shows what would be done, and does nothing;
    --at <moment> does it then`;

type Said = Pick<ChangeOrder, 'changes' | 'said'>;
type Reader = (words: string[], values: Values) => Said;

const LOCALES = ['bn', 'en'] as const;

const READERS: Readonly<Record<string, Reader>> = {
  remote: readRemote,
  maintenance: readMaintenance,
  flag: ([flag, state]) => {
    const named = given(flag, 'the flag');
    const on = oneOf(state, ['on', 'off'], 'how it is to be') === 'on';
    return { changes: [{ kind: 'flag', flag: named, on }], said: `${named} is ${on ? 'on' : 'off'}` };
  },
  theme: ([name, tone]) => {
    const theme = { name: given(name, 'the theme'), default: oneOf(tone, ['dark', 'light'], 'its tone') };
    return { changes: [{ kind: 'theme', ...theme }], said: `the theme is ${theme.name}, ${theme.default}` };
  },
  locales: ([list]) => {
    const offered = given(list, 'the languages')
      .split(',')
      .map((each) => oneOf(each, LOCALES, 'the languages'));
    const [first = 'en'] = offered;
    return { changes: [{ kind: 'locales', default: first, offered }], said: `the languages are ${offered.join(', ')}` };
  },
};

/** A change of a brand, or undefined when something else is asked for. @throws Misunderstood */
export function readChangeOrder([subject = '', ...words]: string[], values: Values): ChangeOrder | undefined {
  const reader = Object.hasOwn(READERS, subject) ? READERS[subject] : undefined;
  if (!reader) return undefined;
  const said = reader(words, values);
  return {
    what: 'change',
    ...said,
    brand: given(values.brand, '--brand'),
    reason: values.plan ? '' : given(values.reason, '--reason, which is kept in the audit trail'),
    at: values.at && momentOf(values.at, '--at'),
    planOnly: values.plan,
  };
}

const MODES = {
  enable: ['on', 'is on'],
  disable: ['off', 'is off'],
  drain: ['draining', 'takes no new visitors'],
  kill: ['killed', 'is killed'],
} as const;
const ACTIONS = [
  'enable',
  'disable',
  'drain',
  'kill',
  'promote',
  'rollback',
  'canary',
  'end-canary',
  'pin',
  'unpin',
  'revoke',
] as const;

function readRemote([word, name]: string[], values: Values): Said {
  const action = oneOf(word, ACTIONS, 'what to do with the remote');
  const remote = given(name, 'the remote').replace(/^mf-/, '');
  const version = () => given(values.version, '--version');
  const one = (change: Change, done: string): Said => ({ changes: [change], said: `${remote} ${done}` });
  switch (action) {
    case 'promote':
      return one({ kind: 'promote', remote, version: version() }, 'runs the version');
    case 'rollback':
      return one({ kind: 'rollback', remote, ...(values.version && { version: values.version }) }, 'runs its earlier version');
    case 'canary':
      return one({ kind: 'canary', remote, version: version(), stages: stagesOf(values.stages) }, 'is tried by some visitors');
    case 'end-canary':
      return one({ kind: 'canary-end', remote }, 'has no canary any more');
    case 'revoke':
      return one({ kind: 'revoke', remote, version: version() }, 'never runs that version again, in any brand');
    case 'pin':
    case 'unpin':
      return one({ kind: 'pin', remote, pinned: action === 'pin' }, action === 'pin' ? 'is pinned' : 'is no longer pinned');
    default:
      return one({ kind: 'mode', remote, mode: MODES[action][0] }, MODES[action][1]);
  }
}

function readMaintenance([state]: string[], { remote, until, bn, en }: Values): Said {
  const on = oneOf(state, ['on', 'off'], 'how it is to be') === 'on';
  if (Boolean(bn) !== Boolean(en)) throw new Misunderstood('Say the text in both languages: --bn and --en.');
  const change: Change = {
    kind: 'maintenance',
    on,
    ...(remote && { remote }),
    ...(until && { until: momentOf(until, '--until') }),
    ...(bn && en && { text: { bn, en } }),
  };
  return { changes: [change], said: `${remote ?? 'the site'} is ${on ? 'in maintenance' : 'open again'}` };
}

function stagesOf(typed: string | undefined): CanaryStage[] {
  return given(typed, '--stages, such as 5%:30,25%:60')
    .split(',')
    .map((stage) => {
      const [, share, minutes] = /^(\d+(?:\.\d{1,2})?)%:(\d+)$/.exec(stage.trim()) ?? [];
      if (!share || !minutes) throw new Misunderstood(`“${stage}” is no stage. A share and its minutes are: 5%:30.`);
      return { bps: Math.round(Number(share) * 100), minutes: Number(minutes) };
    });
}

function momentOf(typed: string, name: string): string {
  const moment = new Date(typed);
  if (Number.isNaN(moment.getTime())) throw new Misunderstood(`${name} is no moment: 2026-12-01T06:00:00+06:00 is one.`);
  return moment.toISOString();
}
