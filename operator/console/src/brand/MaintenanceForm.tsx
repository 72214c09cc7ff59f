import type { BoardBrand, Change } from '@pavilion/api/staff';
import { fromLocalInput } from '@pavilion/time';
import { Button, TextAreaField } from '@pavilion/ui';
import { type FormEvent, useState } from 'react';
import { MomentField } from '../days/MomentField';
import { useTexts } from '../messages';
import { isPast } from '../plan/local-time';
import { useChanges } from '../plan/use-changes';
import { useHasRole } from '../session/session-context';
import styles from './brand.module.css';

export interface MaintenanceFormProps {
  brand: BoardBrand;
  /** One remote; without it the whole site. */
  remote?: string | undefined;
  on: boolean;
}

/** Says to players, in both languages, that maintenance is going on, and until when. Without a text of its own the platform's is shown. */
export function MaintenanceForm({ brand, remote, on }: MaintenanceFormProps) {
  const t = useTexts();
  const may = useHasRole();
  const { propose } = useChanges();
  const [given, setGiven] = useState({ bn: '', en: '', until: '' });
  const about = remote ? t('cell.named', { remote, brand: brand.name }) : brand.name;
  const half = isHalf(given);
  const past = isPast(given.until);
  const set = (wanted: boolean) => {
    const notice = wanted ? noticeOf(given) : {};
    const change: Change = { kind: 'maintenance', ...(remote && { remote }), on: wanted, ...notice };
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
      {(['bn', 'en'] as const).map((locale) => (
        <TextAreaField
          key={locale}
          label={t(`maintenance.${locale}`)}
          lang={locale}
          rows={2}
          maxLength={400}
          error={half && !given[locale].trim() && t('maintenance.both')}
          value={given[locale]}
          onChange={({ target }) => setGiven({ ...given, [locale]: target.value })}
        />
      ))}
      <MomentField
        label={t('maintenance.until')}
        hint={t('maintenance.untilHint')}
        error={past && t('schedule.past')}
        value={given.until}
        onValueChange={(until) => setGiven({ ...given, until })}
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

/** Words in one language only. */
function isHalf({ bn, en }: { bn: string; en: string }): boolean {
  return (bn.trim() === '') !== (en.trim() === '');
}

function noticeOf({ bn, en, until }: { bn: string; en: string; until: string }) {
  return {
    ...(until && { until: fromLocalInput(until) }),
    ...(bn.trim() && en.trim() && { text: { bn: bn.trim(), en: en.trim() } }),
  };
}
