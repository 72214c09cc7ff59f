import type { BoardBrand, RedemptionLine } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { QueueTabs } from '../queues/QueueTabs';
import { useHasRole } from '../session/session-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import type { ListColumn } from '../tables/list-column';
import { SecurityChanges } from './SecurityChanges';

type Step = 'approval' | 'rejection';
interface Chosen {
  line: RedemptionLine;
  step: Step;
}

const queues = ['waiting', 'decided'] as const;
const redemptionsKey = (brand: string) => ['redemptions', brand] as const;

/** What members redeemed their points for, to send it or to give the points back. */
export function RedemptionsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('redemptions.title')} text={t('redemptions.text')}>
      {(brand) => <Redemptions key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Redemptions({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  if (!may) return <p className={queueStyles['quiet']}>{t('redemptions.approverNeeded')}</p>;
  return <RedemptionQueues brand={brand} />;
}

function RedemptionQueues({ brand }: { brand: string }) {
  const t = useTexts();
  const staff = useStaff();
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useColumns(brand, setChosen);
  return (
    <>
      <QueueTabs
        label={t('redemptions.title')}
        queues={queues}
        titleOf={(queue) => t(`redemptions.queue.${queue}`)}
        emptyOf={(queue) => ({ icon: 'package', title: t(`redemptions.none.${queue}`) })}
        queryKey={redemptionsKey(brand)}
        read={(queue, after) => staff.redemptions.list(brand, queue, after)}
        columns={columns}
      />
      {chosen && <DecisionDialog brand={brand} {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function useColumns(brand: string, choose: (chosen: Chosen) => void): ListColumn<RedemptionLine>[] {
  const t = useTexts();
  const [locale] = useLocale();
  return [
    {
      id: 'what',
      header: t('redemptions.what'),
      lead: true,
      sort: ({ points }) => BigInt(points),
      cell: ({ name, quantity, points }) => (
        <>
          {t('redemptions.goods', { quantity, name: name[locale] })}
          <small className={queueStyles['second']}>
            <FormattedNumber value={Number(points)} /> {t('redemptions.points')}
          </small>
        </>
      ),
    },
    {
      id: 'member',
      header: t('queue.member'),
      sort: ({ member }) => member.account,
      cell: ({ member, securityChanges }) => (
        <>
          <Link to={`/brands/${brand}/members/${member.id}`}>{member.account}</Link>
          <SecurityChanges changes={securityChanges} />
        </>
      ),
    },
    {
      id: 'where',
      header: t('redemptions.where'),
      cell: ({ receivingAddress, mobileNumber }) => (
        <>
          {receivingAddress}
          <small className={queueStyles['second']}>{mobileNumber}</small>
        </>
      ),
    },
    {
      id: 'at',
      header: t('redemptions.at'),
      sort: ({ at }) => new Date(at),
      cell: ({ at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" />,
    },
    {
      id: 'decide',
      header: t('redemptions.status'),
      align: 'end',
      cell: (line) => (line.status === 'in_process' ? <Decide line={line} choose={choose} /> : <Decided line={line} />),
    },
  ];
}

function Decide({ line, choose }: { line: RedemptionLine; choose: (chosen: Chosen) => void }) {
  const t = useTexts();
  const [locale] = useLocale();
  const what = { name: line.name[locale], account: line.member.account };
  return (
    <span className={queueStyles['rowActions']}>
      {(['approval', 'rejection'] as const).map((step) => (
        <Button key={step} size="small" aria-label={t(`redemptions.${step}One`, what)} onClick={() => choose({ line, step })}>
          {t(`redemptions.${step}`)}
        </Button>
      ))}
    </span>
  );
}

function Decided({ line: { status, decided } }: { line: RedemptionLine }) {
  const t = useTexts();
  return (
    <>
      <Badge tone={stateTones.redemption[status]}>{t(`redemptions.status.${status}`)}</Badge>
      {decided && (
        <small className={queueStyles['second']}>
          {decided.by}: <q>{decided.reason}</q>
        </small>
      )}
    </>
  );
}

function DecisionDialog({ brand, line, step, onClose }: Chosen & { brand: string; onClose: () => void }) {
  const t = useTexts();
  const [locale] = useLocale();
  const staff = useStaff();
  const queries = useQueryClient();
  const what = { name: line.name[locale], account: line.member.account };
  return (
    <ReasonDialog
      title={t(`redemptions.${step}One`, what)}
      text={t(`redemptions.${step}Text`)}
      confirmLabel={t(`redemptions.${step}`)}
      destructive={step === 'rejection'}
      doneText={t(`redemptions.${step}Done`, what)}
      reasonHint={t('redemptions.reasonShown')}
      maxLength={300}
      act={(reason) => staff.redemptions.decide(brand, line.id, step, { reason })}
      onDone={() => void queries.invalidateQueries({ queryKey: redemptionsKey(brand) })}
      onClose={onClose}
    />
  );
}
