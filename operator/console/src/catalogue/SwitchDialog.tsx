import type { SwitchPlan, SwitchProposal } from '@pavilion/api/staff';
import { Skeleton } from '@pavilion/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { catalogueKey } from './use-catalogue';
import styles from './catalogue.module.css';

export interface SwitchDialogProps {
  brand: string;
  proposal: SwitchProposal;
  names: readonly { bn: string; en: string }[];
  onDone: () => void;
  onClose: () => void;
}

/** What switching would do, in words, before it is done with a reason. */
export function SwitchDialog({ brand, proposal, names, onDone, onClose }: SwitchDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [locale] = useLocale();
  const { to } = proposal;
  const plan = useQuery({
    queryKey: ['switch-plan', brand, proposal],
    queryFn: () => staff.catalogue.planSwitches(brand, proposal),
    gcTime: 0,
    staleTime: 0,
  });
  const what = names.length === 1 ? (names[0]?.[locale] ?? '') : t('catalogue.several', { count: names.length });
  return (
    <ReasonDialog
      title={t(`catalogue.ask.${to}`, { what })}
      text={
        <>
          <p role="alert" className={styles['failure']}>
            {plan.error && failureText(plan.error)}
          </p>
          {plan.data ? <PlanLines plan={plan.data} /> : !plan.error && <PlanSkeleton />}
        </>
      }
      confirmLabel={t(`catalogue.to.${to}`)}
      destructive={to === 'off'}
      doneText={t(`catalogue.done.${to}`, { what })}
      act={(reason) => staff.catalogue.switchGames(brand, { ...proposal, reason })}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: catalogueKey(brand) });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

function PlanSkeleton() {
  return (
    <div className={styles['plan']}>
      <Skeleton shape="block" height="112px" />
    </div>
  );
}

const COUNTS = ['unlisted', 'paused', 'opened', 'held', 'players', 'playing'] as const;

function PlanLines({ plan }: { plan: SwitchPlan }) {
  const t = useTexts();
  const [locale] = useLocale();
  const lines = COUNTS.flatMap((name) => (plan[name] ? [t(`catalogue.plan.${name}`, { count: plan[name] })] : []));
  return (
    <ul className={styles['plan']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length === 0 && <li>{t('catalogue.plan.nothing')}</li>}
      {plan.emptied.map((category) => (
        <li key={category}>{t('catalogue.plan.emptied', { category: t(`catalogue.category.${category}`) })}</li>
      ))}
      {plan.examples.length > 0 && <li className={styles['quiet']}>{plan.examples.map((names) => names[locale]).join(' · ')}</li>}
    </ul>
  );
}
