import type { Mission, MissionStep, MissionStepKind } from '@pavilion/api/missions';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';

/** Missions in words. */
export function useMissionTexts() {
  const { formatMessage, formatNumber, formatDate, formatList } = useIntl();
  const money = useMoney();
  const amount = (kind: MissionStepKind, value: string) =>
    kind === 'counted' || kind === 'deposits' ? money(value) : formatNumber(BigInt(value));
  // The day is the brand's: it is read as it is, in no other clock.
  const day = (value: string) => formatDate(value, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const gamesOf = ({ categories = [], vendors = [] }: MissionStep) =>
    formatList([...categories.map((category) => formatMessage({ id: `missions.category.${category}` })), ...vendors], {
      type: 'disjunction',
    });
  return {
    amount,
    step(step: MissionStep): string {
      const { kind, least, categories, vendors } = step;
      if (kind === 'days') return formatMessage({ id: 'missions.step.days' }, { least: money(least ?? '0') });
      if (kind === 'counted' && (categories || vendors))
        return formatMessage({ id: 'missions.step.countedIn' }, { games: gamesOf(step) });
      return formatMessage({ id: `missions.step.${kind}` });
    },
    when({ state, until, claimUntil }: Mission): string {
      if (state === 'expired' || state === 'missed' || state === 'claimed')
        return until === undefined ? '' : formatMessage({ id: 'missions.ended' }, { day: day(until) });
      if (until === undefined || claimUntil === undefined) return formatMessage({ id: 'missions.noEnd' });
      return formatMessage(
        { id: state === 'reached' ? 'missions.claimUntil' : 'missions.until' },
        { day: day(state === 'reached' ? claimUntil : until) },
      );
    },
  };
}
