import { WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import type { Given } from '@pavilion/tooling/cli/read-arguments.mjs';
import type { CanaryAudience, CanaryStage, Change } from '@pavilion/api/staff';

/** What an action changes of a remote, and what is true of the remote once it is done. */
type Action = (remote: string, values: Given['values']) => [Change, string];

const mode =
  (to: 'on' | 'off' | 'draining' | 'killed', done: string): Action =>
  (remote) => [{ kind: 'mode', remote, mode: to }, done];

/** What can be done with a remote, by the word for it. */
export const remoteActions: Readonly<Record<string, Action>> = {
  enable: mode('on', 'is on'),
  disable: mode('off', 'is off'),
  drain: mode('draining', 'takes no new visitors'),
  kill: mode('killed', 'is killed'),
  promote: (remote, values) => [{ kind: 'promote', remote, version: versionIn(values, 'promote') }, 'runs the version'],
  rollback: (remote, { version }) => [{ kind: 'rollback', remote, ...(version && { version }) }, 'runs its earlier version'],
  canary: (remote, values) => [
    {
      kind: 'canary',
      remote,
      version: versionIn(values, 'canary'),
      stages: parseStages(values['stages']),
      ...audienceIn(values),
    },
    'has a canary',
  ],
  'end-canary': (remote) => [{ kind: 'canary-end', remote }, 'has no canary any more'],
  pin: (remote) => [{ kind: 'pin', remote, pinned: true }, 'is pinned'],
  unpin: (remote) => [{ kind: 'pin', remote, pinned: false }, 'is no longer pinned'],
  retire: (remote) => [{ kind: 'retire', remote }, 'is retired: the brand has it no more'],
  give: (remote, values) => {
    const to = needed(values['to'], 'give', '--to', 'the remote that gets it').replace(/^mf-/, '');
    const place = needed(values['place'], 'give', '--place', 'such as "address /games", "menu side 20" or "slot home.player 10"');
    return [{ kind: 'place', remote, place, to }, `gave ${place} to ${to}`];
  },
  revoke: (remote, values) => [
    { kind: 'revoke', remote, version: versionIn(values, 'revoke') },
    'never runs that version again, in any brand',
  ],
};

function versionIn({ version }: Given['values'], action: string): string {
  return needed(version, action, '--version', 'a published version');
}

/** A week, in minutes. */
const LONGEST_STAGE = 10_080;

/** Whom a canary is for; nothing for everybody. The gateway says which of the words it knows. */
function audienceIn(values: Given['values']): { audience?: CanaryAudience } {
  const given = AUDIENCE.flatMap((name) => {
    const list = values[name]?.split(',').map((each) => each.trim());
    return list ? [[name, list] as const] : [];
  });
  return given.length ? { audience: Object.fromEntries(given) as CanaryAudience } : {};
}

const AUDIENCE = ['countries', 'languages', 'devices', 'groups', 'agents', 'testers'] as const;

function parseStages(typed: string | undefined): CanaryStage[] {
  return needed(typed, 'canary', '--stages', 'such as 5%:30,25%:60')
    .split(',')
    .map((stage) => {
      const [, share, minutes, visits] = /^(\d+(?:\.\d{1,2})?)%:(\d+)(?::(\d+))?$/.exec(stage.trim()) ?? [];
      if (!share || !minutes)
        throw new WrongUsage(
          `“${stage}” is not a valid stage. Give a share and its minutes, such as 5%:30, or with visits 5%:30:50.`,
        );
      if (Number(share) <= 0 || Number(share) > 100)
        throw new WrongUsage(`“${stage.trim()}” has no valid share: give more than 0% and at most 100%, such as 5%:30.`);
      if (Number(minutes) < 1 || Number(minutes) > LONGEST_STAGE)
        throw new WrongUsage(`“${stage.trim()}” has no valid time: give 1 to ${LONGEST_STAGE} minutes, such as 5%:30.`);
      return { bps: Math.round(Number(share) * 100), minutes: Number(minutes), ...(visits && { visits: Number(visits) }) };
    });
}

/** What only some actions need. @throws WrongUsage when it is missing */
function needed(value: string | undefined, action: string, option: string, about: string): string {
  if (value === undefined) throw new WrongUsage(`${option} is missing, which ${action} needs: ${about}.`);
  return value;
}
