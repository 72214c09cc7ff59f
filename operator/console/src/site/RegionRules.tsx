import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { IconButton, SelectField, TextField } from '@pavilion/ui';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { countryName, isValidRule, type RuleFormValues } from './rule-form-values';
import styles from './site.module.css';

export interface RegionRulesProps {
  lines: readonly RuleFormValues[];
  locked: boolean;
  onChange: (line: RuleFormValues) => void;
  onRemove: (line: RuleFormValues) => void;
}

interface PlacedRule {
  line: RuleFormValues;
  /** Which rule it is, for those who cannot see the table. */
  place: number;
}

/** The rules: served or not, where, and why each is there. They are written where they stand. */
export function RegionRules({ lines, ...edits }: RegionRulesProps) {
  const t = useTexts();
  return (
    <ListTable
      name="regions"
      source="rows"
      caption={t('site.regions')}
      columns={[...useRuleColumns(edits), useRemoveColumn(edits)]}
      rows={lines.map((line, at) => ({ line, place: at + 1 }))}
      rowKey={({ line }) => line.key}
    />
  );
}

type Edits = Omit<RegionRulesProps, 'lines'>;

function useRuleColumns({ locked, onChange }: Edits): ListColumn<PlacedRule>[] {
  const t = useTexts();
  return [
    {
      id: 'where',
      header: t('site.column.where'),
      lead: true,
      csv: ({ line }) => line.where,
      cell: (rule) => <WhereField {...rule} locked={locked} onChange={onChange} />,
    },
    {
      id: 'verdict',
      header: t('site.column.verdict'),
      csv: ({ line }) => t(`site.${line.verdict}`),
      cell: ({ line, place }) => (
        <SelectField
          labelHidden
          className={styles['field'] ?? ''}
          label={t('site.verdict', { place })}
          options={(['deny', 'allow'] as const).map((value) => ({ value, label: t(`site.${value}`) }))}
          value={line.verdict}
          disabled={locked}
          onChange={({ target }) => onChange({ ...line, verdict: target.value as RuleFormValues['verdict'] })}
        />
      ),
    },
    {
      id: 'note',
      header: t('site.column.note'),
      csv: ({ line }) => line.note,
      cell: ({ line, place }) => (
        <TextField
          labelHidden
          className={styles['field'] ?? ''}
          label={t('site.note', { place })}
          maxLength={200}
          disabled={locked}
          value={line.note}
          onChange={({ target }) => onChange({ ...line, note: target.value })}
        />
      ),
    },
  ];
}

function useRemoveColumn({ locked, onRemove }: Edits): ListColumn<PlacedRule> {
  const t = useTexts();
  return {
    id: 'remove',
    header: <span className="pv-visually-hidden">{t('site.column.remove')}</span>,
    align: 'end',
    cell: ({ line, place }) => (
      <IconButton icon="trash" label={t('site.remove', { place })} disabled={locked} onClick={() => onRemove(line)} />
    ),
  };
}

function WhereField({ line, place, locked, onChange }: PlacedRule & Pick<Edits, 'locked' | 'onChange'>) {
  const t = useTexts();
  const [locale] = useLocale();
  const wrong = line.where.trim() !== '' && !isValidRule(line);
  return (
    <TextField
      labelHidden
      className={styles['field'] ?? ''}
      label={t('site.where', { place })}
      hint={countryName(line.where, locale)}
      placeholder="SG / 203.0.113.0/24"
      error={wrong && t('site.whereWrong')}
      maxLength={49}
      disabled={locked}
      value={line.where}
      onChange={({ target }) => onChange({ ...line, where: target.value })}
    />
  );
}
