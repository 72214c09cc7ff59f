import type { BoardBrand, Change } from '@pavilion/api/operations';
import { Button, TextAreaField, TextField } from '@pavilion/ui';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../messages';
import { useChanges } from '../plan/changes-context';
import { useMay } from '../session/session-context';
import styles from './brand.module.css';

export interface MaintenanceFormProps {
  brand: BoardBrand;
  /** One remote; without it the whole site. */
  remote?: string | undefined;
  on: boolean;
}

/** Says to players, in both languages, that work is under way, and until when. Without words of its own the platform's are shown. */
export function MaintenanceForm({ brand, remote, on }: MaintenanceFormProps) {
  const t = useTexts();
  const may = useMay();
  const { propose } = useChanges();
  const [given, setGiven] = useState({ bn: '', en: '', until: '' });
  const about = remote ? t('cell.named', { remote, brand: brand.name }) : brand.name;
  const half = Boolean(given.bn.trim()) !== Boolean(given.en.trim());
  const past = given.until !== '' && new Date(given.until) <= new Date();
  const set = (wanted: boolean) => {
    const change: Change = { kind: 'maintenance', ...(remote && { remote }), on: wanted, ...(wanted && noticeOf(given)) };
    propose({ brand: brand.brand, title: t(wanted ? 'maintenance.begin' : 'maintenance.finish', { about }), changes: [change] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!half && !past) set(true);
  };
  return (
    <form onSubmit={submit} className={styles['form']}>
      <p>{t(remote ? 'maintenance.remoteText' : 'maintenance.siteText')}</p>
      {on && <p className={styles['state']}>{t('maintenance.isOn', { about })}</p>}
      <TextAreaField
        label={t('maintenance.bn')}
        lang="bn"
        rows={2}
        maxLength={400}
        error={half && !given.bn.trim() && t('maintenance.both')}
        value={given.bn}
        onChange={({ target }) => setGiven({ ...given, bn: target.value })}
      />
      <TextAreaField
        label={t('maintenance.en')}
        lang="en"
        rows={2}
        maxLength={400}
        error={half && !given.en.trim() && t('maintenance.both')}
        value={given.en}
        onChange={({ target }) => setGiven({ ...given, en: target.value })}
      />
      <TextField
        type="datetime-local"
        label={t('maintenance.until')}
        hint={t('maintenance.untilHint')}
        error={past && t('schedule.past')}
        value={given.until}
        onChange={({ target }) => setGiven({ ...given, until: target.value })}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant={on ? 'secondary' : 'primary'} disabled={half || past || !may('operator', brand.brand)}>
          {t(on ? 'maintenance.change' : 'maintenance.start')}
        </Button>
        {on && (
          <Button variant="primary" disabled={!may('operator', brand.brand)} onClick={() => set(false)}>
            {t('maintenance.stop')}
          </Button>
        )}
      </div>
    </form>
  );
}

function noticeOf({ bn, en, until }: { bn: string; en: string; until: string }) {
  return {
    ...(until && { until: new Date(until).toISOString() }),
    ...(bn.trim() && en.trim() && { text: { bn: bn.trim(), en: en.trim() } }),
  };
}
