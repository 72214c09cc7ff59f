import type { SegmentRequest, SegmentsValue } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { useHasRole, useSession } from '../session/session-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { LiveCount } from './LiveCount';
import { segmentsKey } from './use-segments';
import { useRuleText } from './use-rule-text';
import styles from './segments.module.css';

interface Chosen {
  request: SegmentRequest;
  step: 'approval' | 'rejection';
}

interface SegmentRequestsProps {
  brand: string;
  value: SegmentsValue;
}

/** What decides about money and waits for a second operator. Nothing while there is none. */
export function SegmentRequests({ brand, value }: SegmentRequestsProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useColumns(brand, value, setChosen);
  if (value.requests.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="segment-requests">
      <h2 id="segment-requests">{t('segments.requests')}</h2>
      <ListTable
        name="segment-requests"
        source="rows"
        caption={t('segments.requests')}
        columns={columns}
        rows={value.requests}
        rowKey={({ id }) => id}
      />
      {chosen && <RequestDialog brand={brand} {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

function useColumns(brand: string, value: SegmentsValue, choose: (chosen: Chosen) => void): ListColumn<SegmentRequest>[] {
  const t = useTexts();
  const nameOf = useRequestName();
  const whatOf = useWhat(value);
  return [
    { id: 'what', header: t('segments.what'), lead: true, sort: nameOf, cell: nameOf },
    { id: 'change', header: t('segments.change'), cell: whatOf },
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

function useRequestName(): (request: SegmentRequest) => string {
  const t = useTexts();
  const [locale] = useLocale();
  return (request) => (request.kind === 'segment' ? request.wanted.name[locale] : t('segments.tagNamed', { tag: request.code }));
}

/** What would be otherwise, so that whoever agrees knows to what. */
function useWhat({ facts, currency }: SegmentsValue): (request: SegmentRequest) => string {
  const t = useTexts();
  const ruleText = useRuleText(facts, currency);
  return (request) => {
    if (request.kind === 'segment') return ruleText(request.wanted.rule);
    const { give, accounts } = request.wanted;
    return t(give ? 'segments.giveTo' : 'segments.takeFrom', {
      count: accounts.length,
      accounts: accounts.slice(0, 20).join(', '),
    });
  };
}

interface DecideProps {
  brand: string;
  request: SegmentRequest;
  onChoose: (step: Chosen['step']) => void;
}

function Decide({ brand, request, onChoose }: DecideProps) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  const { operator } = useSession();
  const own = request.requestedBy === operator?.name;
  return (
    <span className={queueStyles['rowActions']}>
      <Button size="small" variant="primary" disabled={!may || own} onClick={() => onChoose('approval')}>
        {t('segments.approval')}
      </Button>
      <Button size="small" disabled={!may} onClick={() => onChoose('rejection')}>
        {t('segments.rejection')}
      </Button>
    </span>
  );
}

function RequestDialog({ brand, request, step, onClose }: Chosen & { brand: string; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const words = { name: useRequestName()(request) };
  return (
    <ReasonDialog
      title={t(`segments.${step}One`, words)}
      text={
        <>
          <p>{t(`segments.${step}Text`)}</p>
          {step === 'approval' && request.kind === 'segment' && <LiveCount brand={brand} rule={request.wanted.rule} />}
        </>
      }
      confirmLabel={t(`segments.${step}`)}
      destructive={step === 'rejection'}
      doneText={t(`segments.${step}Done`, words)}
      maxLength={300}
      act={(reason) => staff.segments.decide(brand, request.id, step, reason)}
      onDone={() => void queries.invalidateQueries({ queryKey: segmentsKey(brand) })}
      onClose={onClose}
    />
  );
}
