import type { RebateOffer, RebatesValue } from '@pavilion/api/rebates';
import { useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, Icon } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { useClaimRebates } from '../../queries/rebates';
import styles from './rebate.module.css';
import { useRebateTexts } from './use-rebate-texts';

/** What can be claimed now, with one button, and what is still to be made good; nothing while there is neither. */
export function ClaimPanel({ value: { claim, missing } }: { value: RebatesValue }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  if (claim) return <Offer offer={claim} missing={missing} />;
  if (missing === '0') return null;
  return (
    <p className={styles['note']}>
      <Icon name="info" size={18} />
      <span>{formatMessage({ id: 'rebate.missing' }, { missing: money(missing) })}</span>
    </p>
  );
}

function Offer({ offer, missing }: { offer: RebateOffer; missing: string }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { day } = useRebateTexts();
  const { days, gross, short, sum } = offer;
  const left = String(BigInt(missing) - BigInt(short));
  const values = { gross: money(gross), short: money(short), left: money(left) };
  return (
    <Panel
      tone="accent"
      title={formatMessage({ id: 'rebate.claim' })}
      text={formatMessage({ id: 'rebate.claim.days' }, { days: days.length, list: days.map(day).join(', ') })}
    >
      <div className={styles['offer']}>
        <p className={styles['total']}>{money(sum)}</p>
        <ClaimButton offer={offer} />
      </div>
      {short !== '0' && (
        <p className={styles['quiet']}>
          {formatMessage({ id: sum === '0' ? 'rebate.claim.settled' : 'rebate.claim.short' }, values)}
        </p>
      )}
    </Panel>
  );
}

function ClaimButton({ offer }: { offer: RebateOffer }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { toast } = useDialogs();
  const textOf = useFailureText();
  const { mutate, isPending } = useClaimRebates();
  const isPaid = offer.sum !== '0';
  const claim = () =>
    mutate(offer, {
      onSuccess: ({ claim: { sum } }) =>
        toast('positive', formatMessage({ id: isPaid ? 'rebate.claimed' : 'rebate.settled' }, { sum: money(sum) })),
      onError: (problem) => toast('negative', textOf(problem)),
    });
  return (
    <Button variant="primary" busy={isPending} onClick={claim}>
      {formatMessage({ id: isPaid ? 'rebate.claim.button' : 'rebate.claim.settle' }, { sum: money(offer.sum) })}
    </Button>
  );
}
