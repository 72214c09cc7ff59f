import { WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import type { Given } from '@pavilion/tooling/cli/read-arguments.mjs';
import type { CanaryStage, Change } from '@pavilion/api/staff';

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
    { kind: 'canary', remote, version: versionIn(values, 'canary'), stages: parseStages(values['stages']) },
    'has a canary',
  ],
  'end-canary': (remote) => [{ kind: 'canary-end', remote }, 'has no canary any more'],
  pin: (remote) => [{ kind: 'pin', remote, pinned: true }, 'is pinned'],
  unpin: (remote) => [{ kind: 'pin', remote, pinned: false }, 'is no longer pinned'],
  revoke: (remote, values) => [
    { kind: 'revoke', remote, version: versionIn(values, 'revoke') },
    'never runs that version again, in any brand',
  ],
};

function versionIn({ version }: Given['values'], action: string): string {
  return needed(version, action, '--version', 'a published version');
}

function parseStages(typed: string | undefined): CanaryStage[] {
  return needed(typed, 'canary', '--stages', 'such as 5%:30,25%:60')
    .split(',')
    .map((stage) => {
      const [, share, minutes] = /^(\d+(?:\.\d{1,2})?)%:(\d+)$/.exec(stage.trim()) ?? [];
      if (!share || !minutes) throw new WrongUsage(`“${stage}” is not a valid stage. Give a share and its minutes, such as 5%:30.`);
      return { bps: Math.round(Number(share) * 100), minutes: Number(minutes) };
    });
}

/** What only some actions need. @throws WrongUsage when it is missing */
function needed(value: string | undefined, action: string, option: string, about: string): string {
  if (value === undefined) throw new WrongUsage(`${option} is missing, which ${action} needs: ${about}.`);
  return value;
}
