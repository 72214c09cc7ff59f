import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import type { FactName } from '../../features/fact-filters';

/** What a filter and its choices are called. */
export function useFilterTexts() {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  return {
    nameOf: (fact: FactName | 'vendor') => formatMessage({ id: `games.filter.${fact}` }),
    choiceOf(fact: FactName, choice: string): string {
      if (fact === 'minRtp')
        return formatMessage({ id: 'games.filter.minRtp.from' }, { rtp: formatNumber(Number(choice) / 100, { style: 'percent' }) });
      if (fact === 'stakeUpTo') return formatMessage({ id: 'games.filter.stakeUpTo.to' }, { amount: money(choice) });
      return formatMessage({ id: `games.${fact}.${choice}` });
    },
  };
}
