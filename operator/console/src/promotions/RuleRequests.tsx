import type { PromotionRequest } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { useHasRole, useSession } from '../session/session-context';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import styles from '../bonuses/bonuses.module.css';
import { RequestDrawer } from './RequestDrawer';
import { promotionsKey } from './use-promotions';

interface Chosen {
  request: PromotionRequest;
  /** `look` changes nothing. */
  step: 'look' | 'approval' | 'rejection';
}

export interface RuleRequestsProps {
  brand: string;
  currency: string;
  requests: readonly PromotionRequest[];
}

/** Versions by which players gain, and that wait for a second operator. Nothing while there are none. */
export function RuleRequests({ brand, currency, requests }: RuleRequestsProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useColumns(brand, setChosen);
  const close = () => setChosen(undefined);
  if (requests.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="promotion-requests">
      <h2 id="promotion-requests">{t('promotions.requests')}</h2>
      <ListTable
        name="promotion-requests"
        source="rows"
        caption={t('promotions.requests')}
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
      />
      {chosen?.step === 'look' && <RequestDrawer request={chosen.request} currency={currency} onClose={close} />}
      {chosen && chosen.step !== 'look' && (
        <RequestDialog {...{ brand }} request={chosen.request} step={chosen.step} onClose={close} />
      )}
    </section>
  );
}

function useColumns(brand: string, choose: (chosen: Chosen) => void): ListColumn<PromotionRequest>[] {
  const t = useTexts();
  const [locale] = useLocale();
  return [
    {
      id: 'rule',
      header: t('promotions.rule'),
      lead: true,
      sort: ({ wanted }) => wanted.name[locale],
      cell: ({ wanted }) => wanted.name[locale],
    },
    {
      id: 'gain',
      header: t('promotions.gain'),
      sort: ({ gainShare }) => gainShare,
      cell: ({ gainShare }) => t('promotions.requestGain', { percent: gainShare / 100 }),
    },
    { id: 'who', header: t('pending.askedBy'), sort: ({ requestedBy }) => requestedBy, cell: ({ requestedBy }) => requestedBy },
    { id: 'reason', header: t('audit.reason'), cell: ({ wanted }) => wanted.reason },
    {
      id: 'actions',
      header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
      align: 'end',
      cell: (request) => <Decide brand={brand} request={request} onChoose={(step) => choose({ request, step })} />,
    },
  ];
}

interface DecideProps {
  brand: string;
  request: PromotionRequest;
  onChoose: (step: Chosen['step']) => void;
}

function Decide({ brand, request, onChoose }: DecideProps) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  const { operator } = useSession();
  const own = request.requestedBy === operator?.name;
  return (
    <span className={queueStyles['rowActions']}>
      <Button size="small" onClick={() => onChoose('look')}>
        {t('promotions.look')}
      </Button>
      <Button size="small" variant="primary" disabled={!may || own} onClick={() => onChoose('approval')}>
        {t('promotions.approval')}
      </Button>
      <Button size="small" disabled={!may} onClick={() => onChoose('rejection')}>
        {t('promotions.rejection')}
      </Button>
    </span>
  );
}

interface RequestDialogProps {
  brand: string;
  request: PromotionRequest;
  step: 'approval' | 'rejection';
  onClose: () => void;
}

function RequestDialog({ brand, request, step, onClose }: RequestDialogProps) {
  const t = useTexts();
  const [locale] = useLocale();
  const staff = useStaff();
  const queries = useQueryClient();
  const words = { name: request.wanted.name[locale], percent: request.gainShare / 100 };
  return (
    <ReasonDialog
      title={t(`promotions.${step}One`, words)}
      text={t(`promotions.${step}Text`, words)}
      confirmLabel={t(`promotions.${step}`)}
      destructive={step === 'rejection'}
      doneText={t(`promotions.${step}Done`, words)}
      maxLength={300}
      act={(reason) => staff.promotions.decide(brand, request.id, step, reason)}
      onDone={() => void queries.invalidateQueries({ queryKey: promotionsKey(brand) })}
      onClose={onClose}
    />
  );
}
