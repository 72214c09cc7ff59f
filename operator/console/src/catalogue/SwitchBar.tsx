import type { GameStanding, SwitchSubject } from '@pavilion/api/operations';
import { Button, type IconName } from '@pavilion/ui';
import { useState } from 'react';
import { useTexts } from '../messages';
import { useMay } from '../session/session-context';
import { SwitchDialog } from './SwitchDialog';
import styles from './catalogue.module.css';

/** What is chosen, by key, with its names. */
export type Chosen = ReadonlyMap<string, { bn: string; en: string }>;

const DEEDS: readonly { to: GameStanding; icon: IconName }[] = [
  { to: 'on', icon: 'check' },
  { to: 'maintenance', icon: 'clock' },
  { to: 'off', icon: 'x' },
];
/** As many as the gateway takes in one change. */
const MOST = 500;

export interface SwitchBarProps {
  brand: string;
  subject: SwitchSubject;
  chosen: Chosen;
  onDone: () => void;
}

/** What can be done with what is chosen. */
export function SwitchBar({ brand, subject, chosen, onDone }: SwitchBarProps) {
  const t = useTexts();
  const may = useMay()('operator', brand);
  const [to, setTo] = useState<GameStanding>();
  const ready = may && chosen.size > 0 && chosen.size <= MOST;
  return (
    <div className={styles['bar']} role="group" aria-label={t('catalogue.deeds')}>
      <span role="status">{t('catalogue.chosen', { count: chosen.size })}</span>
      {DEEDS.map((deed) => (
        <Button key={deed.to} size="small" icon={deed.icon} disabled={!ready} onClick={() => setTo(deed.to)}>
          {t(`catalogue.to.${deed.to}`)}
        </Button>
      ))}
      {to && (
        <SwitchDialog
          brand={brand}
          proposal={{ to, subjects: [...chosen.keys()].map((key) => ({ subject, key })) }}
          names={[...chosen.values()]}
          onDone={onDone}
          onClose={() => setTo(undefined)}
        />
      )}
    </div>
  );
}
