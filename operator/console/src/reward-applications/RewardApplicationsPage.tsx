import type { BoardBrand, RewardApplicationLine } from '@pavilion/api/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { QueueTabs } from '../queues/QueueTabs';
import { useHasRole } from '../session/session-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { type ChosenApplication, useApplicationColumns } from './use-application-columns';

const queues = ['waiting', 'decided'] as const;
const applicationsKey = (brand: string) => ['reward-applications', brand] as const;

/** What members applied for, to approve it or to say why not. */
export function RewardApplicationsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('rewardApplications.title')} text={t('rewardApplications.text')}>
      {(brand) => <Applications key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Applications({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  if (!may) return <p className={queueStyles['quiet']}>{t('rewardApplications.approverNeeded')}</p>;
  return <ApplicationQueues brand={brand} />;
}

function ApplicationQueues({ brand }: { brand: string }) {
  const t = useTexts();
  const staff = useStaff();
  const [chosen, setChosen] = useState<ChosenApplication>();
  const columns = useApplicationColumns(brand, setChosen);
  return (
    <>
      <QueueTabs
        label={t('rewardApplications.title')}
        queues={queues}
        titleOf={(queue) => t(`rewardApplications.queue.${queue}`)}
        emptyOf={(queue) => ({ icon: 'ticket', title: t(`rewardApplications.none.${queue}`) })}
        queryKey={applicationsKey(brand)}
        read={(queue, after) => staff.rewards.list(brand, queue, after)}
        columns={columns}
      />
      {chosen && <DecisionDialog brand={brand} {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function DecisionDialog({ brand, line, step, onClose }: ChosenApplication & { brand: string; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const what = useWords(line);
  return (
    <ReasonDialog
      title={t(`rewardApplications.${step}One`, what)}
      text={t(`rewardApplications.${step}Text`)}
      confirmLabel={t(`rewardApplications.${step}`)}
      destructive={step === 'rejection'}
      doneText={t(`rewardApplications.${step}Done`, what)}
      reasonHint={t('rewardApplications.reasonShown')}
      maxLength={300}
      act={(reason) => staff.rewards.decide(brand, line.id, step, { reason })}
      onDone={() => void queries.invalidateQueries({ queryKey: applicationsKey(brand) })}
      onClose={onClose}
    />
  );
}

function useWords({ activity, member }: RewardApplicationLine): { name: string; account: string } {
  const [locale] = useLocale();
  return { name: activity.name[locale], account: member.account };
}
