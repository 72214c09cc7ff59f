import type { VendorChangeLine } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VendorStep } from '../calls/vendor-calls';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useFormatAmount } from '../queues/use-format-amount';
import { useHasRole, useSession } from '../session/session-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { ListTable } from '../tables/ListTable';
import type { ListColumn, PageReader } from '../tables/list-column';
import { VENDORS_KEY } from './vendors-key';
import styles from './vendors.module.css';

const MAX_REASON_LENGTH = 300;

interface Chosen {
  change: VendorChangeLine;
  step: VendorStep;
}

/** What admins propose about vendors, and what became of it. */
export function VendorChanges({ changes, hasMore }: { changes: readonly VendorChangeLine[]; hasMore: boolean }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useColumns(setChosen);
  const source: PageReader<VendorChangeLine> = async (after) => {
    const { list, next } = await staff.vendors.changes(after);
    return { rows: list, next };
  };
  return (
    <section className={styles['panel']} aria-labelledby="vendor-changes">
      <h2 id="vendor-changes" className={styles['heading']}>
        {t('vendors.changes')}
      </h2>
      <ListTable
        name="vendor-changes"
        caption={t('vendors.changes')}
        columns={columns}
        rows={changes}
        rowKey={({ id }) => id}
        more={{ hasNextPage: hasMore }}
        source={source}
      />
      {chosen && (
        <ReasonDialog
          title={t(`vendors.${chosen.step}One`, { vendor: chosen.change.vendor })}
          text={t(`vendors.${chosen.step}Text`)}
          confirmLabel={t(`vendors.${chosen.step}`)}
          doneText={t('vendors.decided')}
          maxLength={MAX_REASON_LENGTH}
          act={(reason) => staff.vendors.decide(chosen.change.id, chosen.step, reason)}
          onDone={() => void queries.invalidateQueries({ queryKey: VENDORS_KEY })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

function useColumns(choose: (chosen: Chosen) => void): ListColumn<VendorChangeLine>[] {
  const t = useTexts();
  return [
    {
      id: 'what',
      header: t('vendors.what'),
      lead: true,
      sort: ({ vendor, kind }) => `${vendor} ${kind}`,
      cell: (change) => (
        <>
          {t(`vendors.kind.${change.kind}`)} · {change.vendor}
          <Terms change={change} />
        </>
      ),
    },
    {
      id: 'reason',
      header: t('books.reason'),
      cell: ({ reason, proposedBy, decided }) => (
        <>
          {reason}
          <small className={styles['small']}>{decided ? `${proposedBy} → ${decided.by}` : proposedBy}</small>
          {decided && <small className={styles['small']}>{t('books.decision', { reason: decided.reason })}</small>}
        </>
      ),
    },
    {
      id: 'state',
      header: t('queue.state'),
      sort: ({ state }) => state,
      cell: ({ state }) => <Badge tone={stateTones.proposal[state]}>{t(`vendors.state.${state}`)}</Badge>,
    },
    {
      id: 'actions',
      header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
      align: 'end',
      cell: (change) => <Decide change={change} onChoose={(step) => choose({ change, step })} />,
    },
  ];
}

/** What is proposed, as the page of vendors calls it; of a key the fingerprint, to compare on the telephone. */
function Terms({ change: { kind, terms, keyFingerprint } }: { change: VendorChangeLine }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const { name, launchUrl, capabilities = [], game, currency = '', amount } = terms;
  const atOnce = terms.atOnce && (kind === 'key' || kind === 'remove') && t(`vendors.atOnce.${kind}`);
  const words = [name, launchUrl, atOnce, ...capabilities.map((each) => t(`vendors.capability.${each}`))].filter(Boolean);
  return (
    <>
      {words.length > 0 && <small className={styles['small']}>{words.join(' · ')}</small>}
      {kind === 'cap' && amount && (
        <small className={styles['small']}>
          {t('vendors.cap', { game: game ?? t('vendors.allGames'), amount: amountOf(amount, currency) })}
        </small>
      )}
      {keyFingerprint && <code className={styles['small']}>SHA-256 {keyFingerprint}</code>}
    </>
  );
}

function Decide({ change, onChoose }: { change: VendorChangeLine; onChoose: (step: VendorStep) => void }) {
  const t = useTexts();
  const may = useHasRole()('admin', '*');
  const { operator } = useSession();
  if (change.state !== 'proposed') return null;
  return (
    <span className={queueStyles['rowActions']}>
      {operator?.name !== change.proposedBy && (
        <Button size="small" variant="primary" disabled={!may} onClick={() => onChoose('approval')}>
          {t('vendors.approval')}
        </Button>
      )}
      <Button size="small" disabled={!may} onClick={() => onChoose('rejection')}>
        {t('vendors.rejection')}
      </Button>
    </span>
  );
}
