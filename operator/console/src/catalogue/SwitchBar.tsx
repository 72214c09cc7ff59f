import type { GameAvailability, SwitchSubject } from '@pavilion/api/staff';
import { Button, type IconName } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { SwitchDialog } from './SwitchDialog';
import styles from './catalogue.module.css';

/** What is chosen, by key, with its names. */
export type Selection = ReadonlyMap<string, { bn: string; en: string }>;

const SWITCHES: readonly { to: GameAvailability; icon: IconName }[] = [
  { to: 'on', icon: 'check' },
  { to: 'maintenance', icon: 'clock' },
  { to: 'off', icon: 'x' },
];
/** As many as the gateway takes in one change. */
const MAX_SELECTION = 500;

export interface SwitchBarProps {
  brand: string;
  subject: SwitchSubject;
  selection: Selection;
  onDone: () => void;
}

/** What can be done with what is selected. */
export function SwitchBar({ brand, subject, selection, onDone }: SwitchBarProps) {
  const t = useTexts();
  const may = useHasRole()('operator', brand);
  const [to, setTo] = useState<GameAvailability>();
  const ready = may && selection.size > 0 && selection.size <= MAX_SELECTION;
  return (
    <div className={styles['bar']} role="group" aria-label={t('catalogue.actions')}>
      <span role="status">{t('catalogue.chosen', { count: selection.size })}</span>
      {SWITCHES.map(({ to: state, icon }) => (
        <Button key={state} size="small" icon={icon} disabled={!ready} onClick={() => setTo(state)}>
          {t(`catalogue.to.${state}`)}
        </Button>
      ))}
      {to && (
        <SwitchDialog
          brand={brand}
          proposal={{ to, subjects: [...selection.keys()].map((key) => ({ subject, key })) }}
          names={[...selection.values()]}
          onDone={onDone}
          onClose={() => setTo(undefined)}
        />
      )}
    </div>
  );
}
