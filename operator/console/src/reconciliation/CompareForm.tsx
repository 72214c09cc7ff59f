import { addDays } from '@pavilion/time';
import { Button, SelectField } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { DayField } from '../days/DayField';
import queueStyles from '../queues/queues.module.css';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { reconciliationsKey } from './reconciliations-key';
import { useSourceName } from './SourceName';
import styles from './reconciliation.module.css';

export interface CompareFormProps {
  brand: string;
  sources: readonly string[];
  /** The last day that is over. */
  latestDay: string;
  onCompared: (id: string) => void;
}

/** Compares a day now; it happens by itself every night. */
export function CompareForm({ brand, sources, latestDay, onCompared }: CompareFormProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const nameOf = useSourceName();
  const may = useHasRole()('operator', brand);
  const [source, setSource] = useState(sources[0] ?? '');
  const [day, setDay] = useState(latestDay);
  const comparison = useMutation({
    mutationFn: () => staff.books.compare(brand, { source, day }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: reconciliationsKey(brand) });
      onCompared(id);
    },
  });
  if (sources.length === 0) return <p className={queueStyles['quiet']}>{t('reconciliation.noSources')}</p>;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        comparison.mutate();
      }}
    >
      <SelectField
        label={t('reconciliation.source')}
        options={sources.map((value) => ({ value, label: nameOf(value) }))}
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      <DayField label={t('reconciliation.day')} today={addDays(latestDay, 1)} last={latestDay} value={day} onValueChange={setDay} />
      <Button type="submit" disabled={!may || !day} busy={comparison.isPending}>
        {t('reconciliation.compare')}
      </Button>
      {comparison.error && (
        <p role="alert" className={styles['failure']}>
          {failureText(comparison.error)}
        </p>
      )}
    </form>
  );
}
