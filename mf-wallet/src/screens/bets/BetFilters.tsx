import { type RoundResult, roundResults } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { SelectField } from '@pavilion/ui';
import { DayRange } from '../../features/day-range/DayRange';
import styles from '../../features/records/records.module.css';
import { type RoundFilters, usePlayedGames } from '../../queries/records';

interface BetFiltersProps {
  choice: RoundFilters;
  onChange: (choice: RoundFilters) => void;
}

const SEPARATOR = '\n';

/** Which days, whose and which game of those that were played, and how it ended. */
export function BetFilters({ choice, onChange }: BetFiltersProps) {
  const { formatMessage } = useIntl();
  const { from, to, vendor, game, result } = choice;
  const played = usePlayedGames({ from, to }).data?.games ?? [];
  const all = { value: '', label: formatMessage({ id: 'kind.all' }) };
  const vendors = [...new Map(played.map((each) => [each.vendor, each.vendorName]))];
  const choose = (value: string) => {
    const [chosenVendor, chosenGame] = value.split(SEPARATOR);
    onChange({
      from,
      to,
      ...(result && { result }),
      ...(chosenVendor && { vendor: chosenVendor }),
      ...(chosenGame && { game: chosenGame }),
    });
  };
  const chooseResult = (value: string) => {
    const { result: _, ...rest } = choice;
    onChange({ ...rest, ...(value && { result: value as RoundResult }) });
  };
  return (
    <div className={styles['filters']}>
      <DayRange days={choice} onChange={(days) => onChange({ ...choice, ...days })} />
      <div className={styles['selects']}>
        <SelectField
          label={formatMessage({ id: 'details.vendor' })}
          value={vendor ?? ''}
          onChange={({ target }) => choose(target.value)}
          options={[all, ...vendors.map(([value, label]) => ({ value, label }))]}
        />
        <SelectField
          label={formatMessage({ id: 'details.game' })}
          value={vendor && game ? vendor + SEPARATOR + game : ''}
          onChange={({ target }) => choose(target.value || (vendor ?? ''))}
          options={[
            all,
            ...played
              .filter((each) => !vendor || each.vendor === vendor)
              .map((each) => ({ value: each.vendor + SEPARATOR + each.gameCode, label: `${each.game} · ${each.vendorName}` })),
          ]}
        />
        <SelectField
          label={formatMessage({ id: 'bets.result' })}
          value={result ?? ''}
          onChange={({ target }) => chooseResult(target.value)}
          options={[all, ...roundResults.map((each) => ({ value: each, label: formatMessage({ id: `result.${each}` }) }))]}
        />
      </div>
    </div>
  );
}
