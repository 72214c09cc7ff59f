import type { LedgerState } from '@pavilion/api/staff';
import { Button, Icon } from '@pavilion/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useHasRole, useSession } from '../session/session-context';
import styles from './books.module.css';

const REFETCH_INTERVAL_MS = 15_000;
const KEY = ['ledger'];
const MAX_REASON_LENGTH = 300;

/** On every page while money stands still: what was found, and how it moves again. */
export function FrozenNotice() {
  const staff = useStaff();
  const { data } = useQuery({ queryKey: KEY, queryFn: staff.books.ledgerState, refetchInterval: REFETCH_INTERVAL_MS });
  if (!data?.frozen) return null;
  return <Frozen frozen={data.frozen} faults={data.faults} />;
}

interface FrozenProps {
  frozen: NonNullable<LedgerState['frozen']>;
  faults: number;
}

function Frozen({ frozen: { since, found, agreed, sound }, faults }: FrozenProps) {
  const t = useTexts();
  return (
    <section className={styles['frozen']} role="alert" aria-label={t('ledger.frozen')}>
      <Icon name="alert" size={22} />
      <div>
        <h2>{t('ledger.frozen')}</h2>
        <p>
          {t('ledger.frozenText')} <FormattedDate value={since} dateStyle="medium" timeStyle="medium" />
        </p>
        <ul className={styles['faults']}>
          {found.map((fault) => (
            <li key={`${fault.kind} ${fault.account} ${fault.subject}`}>
              <Fault fault={fault} />
            </li>
          ))}
        </ul>
        <p className={styles['state']}>{sound ? t('ledger.sound') : t('ledger.stillOff', { faults })}</p>
        {agreed.map(({ operator, reason }) => (
          <p key={operator}>
            {t('ledger.agreed', { operator })} <q>{reason}</q>
          </p>
        ))}
        {sound && <LiftFreeze agreed={agreed.map(({ operator }) => operator)} />}
      </div>
    </section>
  );
}

function Fault({ fault: { kind, brand, member, account, subject, off } }: { fault: FrozenProps['frozen']['found'][number] }) {
  const t = useTexts();
  return (
    <>
      {t(`ledger.fault.${kind}`)} {member ? <Link to={`/brands/${brand}/members/${member}/ledger`}>{account}</Link> : account} ·{' '}
      <code>{subject}</code>
      {off !== '0' && ` · ${t('ledger.off', { off })}`}
    </>
  );
}

function LiftFreeze({ agreed }: { agreed: readonly string[] }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const { operator } = useSession();
  const may = useHasRole()('approver', '*');
  const [asking, setAsking] = useState(false);
  const own = operator !== undefined && agreed.includes(operator.name);
  const last = agreed.length > 0;
  return (
    <>
      <Button variant="primary" disabled={!may || own} onClick={() => setAsking(true)}>
        {t('ledger.lift')}
      </Button>
      {own && <p>{t('ledger.own')}</p>}
      {asking && (
        <ReasonDialog
          title={t('ledger.liftOne')}
          text={t(last ? 'ledger.liftLastText' : 'ledger.liftFirstText')}
          confirmLabel={t('ledger.lift')}
          doneText={t(last ? 'ledger.lifted' : 'ledger.liftAgreed')}
          maxLength={MAX_REASON_LENGTH}
          act={staff.books.lift}
          onDone={() => void queries.invalidateQueries({ queryKey: KEY })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
