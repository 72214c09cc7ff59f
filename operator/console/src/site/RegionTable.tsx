import type { RegionRule, SiteStatus } from '@pavilion/api/system';
import { Button, EmptyState } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { RegionRules } from './RegionRules';
import { siteKey } from './site-key';
import { RegionTest } from './RegionTest';
import { isValidRule, toFormValues, type RuleFormValues, fromFormValues } from './rule-form-values';
import styles from './site.module.css';

/** The table of a brand. Nothing is in force until it is saved with a reason; an address can be tried before. */
export function RegionTable({ brand, before }: { brand: string; before: SiteStatus }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const may = useHasRole()('operator', brand);
  const [lines, setLines] = useState<readonly RuleFormValues[]>(() => toFormValues(before.rules));
  const [saving, setSaving] = useState(false);
  const sound = lines.every(isValidRule);
  const rules: RegionRule[] = fromFormValues(lines);
  const changed = JSON.stringify(rules) !== JSON.stringify(fromFormValues(toFormValues(before.rules)));
  const add = () => setLines([...lines, { key: crypto.randomUUID(), verdict: 'deny', where: '', note: '' }]);
  const shutsOut = rules.some(({ country, verdict }) => country !== undefined && verdict === 'allow');
  return (
    <>
      {lines.length === 0 && <EmptyState icon="globe" title={t('site.everywhere')} text={t('site.everywhereText')} />}
      {lines.length > 0 && (
        <RegionRules
          lines={lines}
          locked={!may}
          onChange={(next) => setLines(lines.map((line) => (line.key === next.key ? next : line)))}
          onRemove={({ key }) => setLines(lines.filter((line) => line.key !== key))}
        />
      )}
      {shutsOut && <p className={styles['warning']}>{t('site.onlyThese')}</p>}
      <div className={styles['actions']}>
        <Button icon="plus" disabled={!may} onClick={add}>
          {t('site.add')}
        </Button>
        <Button disabled={!changed} onClick={() => setLines(toFormValues(before.rules))}>
          {t('site.undo')}
        </Button>
        <Button variant="primary" disabled={!may || !changed || !sound} onClick={() => setSaving(true)}>
          {t('site.save')}
        </Button>
      </div>
      <RegionTest brand={brand} rules={rules} sound={sound} />
      {saving && (
        <ReasonDialog
          title={t('site.save')}
          text={t('site.saveText')}
          confirmLabel={t('site.save')}
          destructive={rules.length > 0}
          doneText={t('site.saved')}
          act={(reason) => staff.site.changeRegions(brand, { rules, version: before.version, reason })}
          onDone={() => void queries.invalidateQueries({ queryKey: siteKey(brand) })}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
