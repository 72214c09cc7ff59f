import type { BoardBrand, BoardCell, CanaryAudience, CanaryStage, Change } from '@pavilion/api/staff';
import type { Mode } from '@pavilion/api/registry';
import { useToast } from '../frame/toasts';
import { type MessageId, useTexts } from '../messages';
import { useChanges } from '../plan/use-changes';
import { useHasRole } from '../session/session-context';

/** What can be done to a remote in a brand; each opens its plan (kill its own dialog). Operators who may not are told so. */
export function useCellActions({ brand, name }: BoardBrand, cell: BoardCell | undefined) {
  const t = useTexts();
  const toast = useToast();
  const may = useHasRole();
  const { propose, kill } = useChanges();
  const remote = cell?.remote ?? '';
  const guarded = (act: () => void, where = brand) => {
    if (may('operator', where)) act();
    else
      toast({
        tone: 'info',
        title: t('may.not'),
        text: t(where === '*' ? 'may.everywhereNeeded' : 'may.operatorNeeded', { brand: name }),
      });
  };
  const change = (title: MessageId, wanted: Change, values: Record<string, string> = {}) =>
    guarded(
      () => propose({ brand, title: t(title, { remote, brand: name, ...values }), changes: [wanted] }),
      // A revoked version leaves every brand.
      wanted.kind === 'revoke' ? '*' : brand,
    );
  const setMode = (mode: Exclude<Mode, 'killed'>) => change(`change.${mode}`, { kind: 'mode', remote, mode });
  return {
    setMode,
    toggle: () => setMode(cell?.mode === 'on' ? 'off' : 'on'),
    pin: (pinned: boolean) => change(pinned ? 'change.pin' : 'change.unpin', { kind: 'pin', remote, pinned }),
    promote: (version: string) => change('change.promote', { kind: 'promote', remote, version }, { version }),
    canary: (version: string, stages: CanaryStage[], audience?: CanaryAudience) =>
      change('change.canary', { kind: 'canary', remote, version, stages, ...(audience && { audience }) }, { version }),
    endCanary: () => change('change.canaryEnd', { kind: 'canary-end', remote }),
    rollback: (version?: string) => change('change.rollback', { kind: 'rollback', remote, ...(version && { version }) }),
    revoke: (version: string) => change('change.revoke', { kind: 'revoke', remote, version }, { version }),
    retire: () => change('change.retire', { kind: 'retire', remote }),
    kill: () => guarded(() => kill({ brand, brandName: name, remote })),
  };
}

export type CellActions = ReturnType<typeof useCellActions>;
