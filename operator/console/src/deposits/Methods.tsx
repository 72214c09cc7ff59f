import type { DepositMethodLine } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import styles from '../queues/queues.module.css';
import { useFormatAmount } from '../queues/use-format-amount';
import { LoadFailure } from '../frame/LoadFailure';
import { type MessageId, useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { useHasRole } from '../session/session-context';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import own from './deposits.module.css';
import { Providers } from './Providers';
import { depositMethodsKey, useDepositMethods } from './use-deposits';

/** The ways to pay in: for whom, how they went today, and a switch for each. */
export function Methods({ brand }: { brand: string }) {
  const t = useTexts();
  const [chosen, setChosen] = useState<DepositMethodLine>();
  const { data, error, isPending, isFetching, refetch } = useDepositMethods(brand);
  const columns = useColumns(brand, setChosen);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <div className={own['health']}>
      <ListTable
        name="deposit-methods"
        source="rows"
        caption={t('deposits.queue.methods')}
        skeletonRows={isPending ? 3 : 0}
        columns={columns}
        rows={data?.methods ?? []}
        rowKey={({ code }) => code}
      />
      <Providers providers={data?.providers ?? []} />
      {chosen && <SwitchDialog brand={brand} method={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

function useColumns(brand: string, onSwitch: (method: DepositMethodLine) => void): ListColumn<DepositMethodLine>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const amountOf = useFormatAmount();
  return [
    {
      id: 'method',
      header: t('deposits.method'),
      lead: true,
      sort: ({ name }) => name[locale],
      cell: ({ name, min, max, currency, feeBps }) => (
        <>
          {name[locale]}
          <small className={styles['second']}>
            {amountOf(min, currency)} – {amountOf(max, currency)} · {t('deposits.feeOf', { percent: feeBps / 100 })}
          </small>
        </>
      ),
    },
    {
      id: 'for',
      header: t('deposits.for'),
      cell: ({ rules }) =>
        rules.length === 0
          ? t('deposits.forAll')
          : rules.map(({ rule, least }) => t(`deposits.rule.${rule}` as MessageId, { least })).join(' · '),
    },
    {
      id: 'share',
      header: t('deposits.share'),
      sort: ({ paid, unpaid }) => (paid + unpaid === 0 ? null : paid / (paid + unpaid)),
      cell: ({ paid, unpaid }) => (
        <>
          {paid + unpaid === 0 ? '–' : <FormattedNumber value={paid / (paid + unpaid)} style="percent" />}
          <small className={styles['second']}>{t('deposits.shareOf', { paid, all: paid + unpaid })}</small>
        </>
      ),
    },
    {
      id: 'median',
      header: t('deposits.median'),
      sort: ({ medianSeconds }) => medianSeconds,
      cell: ({ medianSeconds }) => (medianSeconds === null ? '–' : t('deposits.seconds', { seconds: medianSeconds })),
    },
    {
      id: 'switch',
      header: t('deposits.switch'),
      align: 'end',
      cell: (method) => <SwitchButton brand={brand} method={method} onSwitch={onSwitch} />,
    },
  ];
}

interface SwitchButtonProps {
  brand: string;
  method: DepositMethodLine;
  onSwitch: (method: DepositMethodLine) => void;
}

function SwitchButton({ brand, method, onSwitch }: SwitchButtonProps) {
  const t = useTexts();
  const may = useHasRole()('operator', brand);
  const [locale] = useLocale();
  return (
    <Button
      size="small"
      variant={method.enabled ? 'secondary' : 'primary'}
      disabled={!may}
      aria-label={t(method.enabled ? 'deposits.switchOffOne' : 'deposits.switchOnOne', { method: method.name[locale] })}
      onClick={() => onSwitch(method)}
    >
      {t(method.enabled ? 'deposits.switchOff' : 'deposits.switchOn')}
    </Button>
  );
}

function SwitchDialog({ brand, method, onClose }: { brand: string; method: DepositMethodLine; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const [locale] = useLocale();
  const to = method.enabled ? 'Off' : 'On';
  const values = { method: method.name[locale] };
  return (
    <ReasonDialog
      title={t(`deposits.switch${to}Title`, values)}
      text={t(`deposits.switch${to}Text`)}
      confirmLabel={t(`deposits.switch${to}`)}
      doneText={t(`deposits.switch${to}Done`, values)}
      act={(reason) => staff.deposits.switchMethod(brand, method.code, { enabled: !method.enabled, reason })}
      onDone={() => void queries.invalidateQueries({ queryKey: depositMethodsKey(brand) })}
      onClose={onClose}
    />
  );
}
