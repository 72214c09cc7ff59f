import type { RoundDetails, RoundLine } from '@pavilion/api/records';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { buttonClass, Dialog, KeyValueList, languageOf, Skeleton } from '@pavilion/ui';
import styles from '../../features/records/records.module.css';
import { ProofButton } from '../../features/records/ProofButton';
import { useRound } from '../../queries/records';
import { ResultBadge } from './RoundList';

interface RoundKey {
  vendor: string;
  round: string;
}

/** A round: what moved, what its vendor says was bet and came out, and where that can be checked. */
export function RoundDialog({ asked, onClose }: { asked: RoundKey | undefined; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      title={formatMessage({ id: 'round.title' })}
      closeLabel={formatMessage({ id: 'details.close' })}
    >
      {asked && <RoundLoader {...asked} />}
    </Dialog>
  );
}

function RoundLoader(asked: RoundKey) {
  const query = useRound({ vendor: asked.vendor, round: asked.round });
  if (query.data) return <RoundFacts details={query.data} />;
  return query.isPending ? <Skeleton shape="block" height="16rem" /> : <LoadFailure query={query} />;
}

function RoundFacts({ details: { round, movements, vendorStatus, vendorDetails } }: { details: RoundDetails }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const moment = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <div className={styles['facts']}>
      <p className={styles['head']}>
        <span className={styles['stack']}>
          <span lang={languageOf(round.game)}>{round.game}</span>
          <span className={styles['second']}>
            <span lang={languageOf(round.vendorName)}>{round.vendorName}</span> · {round.round}
          </span>
        </span>
        <ResultBadge round={round} />
      </p>
      <section className={styles['related']} aria-labelledby="round-moved">
        <h3 id="round-moved">{formatMessage({ id: 'round.transactions' })}</h3>
        <KeyValueList
          items={[
            ...movements.map(({ id, kind, at, amount }) => ({
              id,
              label: `${formatMessage({ id: `kind.${kind}` })} · ${moment(at)}`,
              value: money(amount, { signed: true }),
            })),
            ...(round.held === undefined
              ? []
              : [{ id: 'held', label: formatMessage({ id: 'round.held' }), value: money(round.held) }]),
            { id: 'net', label: formatMessage({ id: 'totals.net' }), value: money(round.net, { signed: true }), strong: true },
          ]}
        />
      </section>
      <section className={styles['related']} aria-labelledby="round-told">
        <h3 id="round-told">{formatMessage({ id: 'round.told' }, { vendor: round.vendorName })}</h3>
        {vendorDetails ? (
          <KeyValueList items={vendorDetails.facts.map(({ label, value }) => ({ id: label, label, value }))} />
        ) : (
          <p className={styles['lead']}>{formatMessage({ id: `round.vendor.${vendorStatus}` })}</p>
        )}
        {vendorDetails?.replayable && <SeeAgain round={round} />}
        {vendorDetails?.verifyUrl && (
          <>
            <p className={styles['lead']}>{formatMessage({ id: vendorDetails.checkable ? 'round.check.text' : 'round.later' })}</p>
            <a href={vendorDetails.verifyUrl} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'secondary' })}>
              {formatMessage({ id: 'round.check' })}
            </a>
            {vendorDetails.checkable && (
              <>
                <p className={styles['lead']}>{formatMessage({ id: 'round.proof.text' })}</p>
                <ProofButton vendor={round.vendor} round={round.round} />
              </>
            )}
          </>
        )}
      </section>
    </div>
  );
}

/** An address of the player's own: it leads to the same round whenever they have logged in. */
function SeeAgain({ round: { nodeId, round } }: { round: RoundLine }) {
  const { formatMessage } = useIntl();
  const address = useLinks().to('games.play', { nodeId: nodeId ?? '', round });
  if (nodeId === undefined || address === undefined) return null;
  return (
    <>
      <p className={styles['lead']}>{formatMessage({ id: 'round.replay.text' })}</p>
      <Link to={address} className={buttonClass({ variant: 'secondary' })}>
        {formatMessage({ id: 'round.replay' })}
      </Link>
    </>
  );
}
