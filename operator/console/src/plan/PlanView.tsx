import type { Change, Plan, PlanLine } from '@pavilion/api/staff';
import { Button, EmptyState, Icon } from '@pavilion/ui';
import { useIntl } from 'react-intl';
import { DiffView } from '../audit/DiffView';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { useChanges } from './use-changes';
import { PreviewButton } from './PreviewButton';
import styles from './plan.module.css';

/** A plan in plain words: what becomes different, what speaks against it, whom it reaches. */
export function PlanView({ plan: { brand, lines, openPages, needsApproval } }: { plan: Plan }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  if (lines.length === 0) return <EmptyState icon="check-circle" title={t('plan.nothing')} text={t('plan.nothingText')} />;
  return (
    <>
      <ol className={styles['lines']} aria-label={t('plan.lines')}>
        {lines.map((line, at) => (
          <Line key={at} brand={brand} line={line} />
        ))}
      </ol>
      <div className={styles['reach']}>
        <p>
          <Icon name="monitor" size={18} />
          {t('plan.pages', { count: openPages, pages: formatNumber(openPages) })}
        </p>
        {needsApproval && (
          <p>
            <Icon name="users" size={18} />
            {t('plan.needsApproval')}
          </p>
        )}
        <PreviewButton brand={brand} changes={lines.map(({ change }) => change)} />
      </div>
    </>
  );
}

function Line({ brand, line: { text, objections, before, after } }: { brand: string; line: PlanLine }) {
  const t = useTexts();
  const [locale] = useLocale();
  return (
    <li>
      <p className={styles['lineText']}>{text[locale]}</p>
      {objections.map((objection) => (
        <p key={`${objection.code} ${objection.text.en}`} className={styles['objection']} data-weight={objection.weight}>
          <Icon name={objection.weight === 'stops' ? 'x-circle' : 'alert'} size={16} />
          <span>
            <strong>{t(`plan.${objection.weight}`)}</strong> {objection.text[locale]}
          </span>
          {objection.cure && <CureButton brand={brand} changes={objection.cure} />}
        </p>
      ))}
      <details className={styles['details']}>
        <summary>{t('plan.details')}</summary>
        <DiffView before={before} after={after} />
      </details>
    </li>
  );
}

/** Opens the plan of what would remove the objection: a change of its own. */
function CureButton({ brand, changes }: { brand: string; changes: Change[] }) {
  const t = useTexts();
  const { propose } = useChanges();
  const label = t(changes.some(({ kind }) => kind === 'place') ? 'plan.give' : 'plan.cure');
  return (
    <Button size="small" onClick={() => propose({ brand, title: label, changes })}>
      {label}
    </Button>
  );
}
