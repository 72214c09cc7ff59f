import { useLocale } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui/core';
import { useState } from 'react';
import type { DateRange } from './date-range';
import { DayRangeDialog } from './DayRangeDialog';
import styles from './days.module.css';
import { texts } from './texts';
import { useRangeText } from './use-range-text';

/** Told once other days were chosen and agreed to. @public */
export interface DayRangeButtonProps {
  days: DateRange;
  onChange: (days: DateRange) => void;
}

/** The days in words, as a button that opens a calendar of the brand's days up to its present one. @public */
export function DayRangeButton({ days, onChange }: DayRangeButtonProps) {
  const text = texts[useLocale()];
  const [choosing, setChoosing] = useState(false);
  const words = useRangeText()(days);
  return (
    <>
      <Button
        variant="secondary"
        icon="calendar"
        className={styles['open']}
        aria-haspopup="dialog"
        aria-label={text.change.replace('{days}', words)}
        onClick={() => setChoosing(true)}
      >
        {words}
      </Button>
      <DayRangeDialog
        open={choosing}
        days={days}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false);
          onChange(chosen);
        }}
      />
    </>
  );
}
