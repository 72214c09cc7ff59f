import { useLocale } from '@pavilion/host/intl';
import { lazyPart } from '@pavilion/host/lazy';
import { Button, Dialog, ErrorState } from '@pavilion/ui/core';
import { useState } from 'react';
import styles from './days.module.css';
import type { DateRange } from './date-range';
import { texts } from './texts';
import { useRangeText } from './use-range-text';

/** Comes with the first opening: nobody waits for a calendar who takes the last seven days. */
const RangeCalendar = lazyPart(() => import('./RangeCalendar').then(({ RangeCalendar: Part }) => Part));

interface DayRangeDialogProps {
  open: boolean;
  days: DateRange;
  onClose: () => void;
  onChoose: (days: DateRange) => void;
}

/** A calendar to choose a first and a last day from. Nothing changes before both are chosen and agreed to. */
export function DayRangeDialog({ open, days, onClose, onChoose }: DayRangeDialogProps) {
  const text = texts[useLocale()];
  return (
    <Dialog open={open} onClose={onClose} title={text.title} closeLabel={text.close} size="small" onPhone="card">
      {open && <Choice days={days} onChoose={onChoose} />}
    </Dialog>
  );
}

function Choice({ days, onChoose }: Pick<DayRangeDialogProps, 'days' | 'onChoose'>) {
  const text = texts[useLocale()];
  const rangeText = useRangeText();
  const [chosen, setChosen] = useState<Partial<DateRange>>(days);
  const [missing, setMissing] = useState(false);
  const { from, to } = chosen;
  if (missing)
    return <ErrorState title={text.missing} text={text.missingText} retryLabel={text.again} onRetry={() => setMissing(false)} />;
  return (
    <div className={styles['choice']}>
      <div className={styles['calendar']}>
        <RangeCalendar days={chosen} onChange={setChosen} onMissing={() => setMissing(true)} />
      </div>
      <p className={styles['chosen']} role="status">
        {from && to ? rangeText({ from, to }) : text[from ? 'last' : 'first']}
      </p>
      <Button variant="primary" wide disabled={!from || !to} onClick={() => from && to && onChoose({ from, to })}>
        {text.show}
      </Button>
    </div>
  );
}
