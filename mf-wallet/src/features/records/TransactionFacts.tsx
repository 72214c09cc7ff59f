import type { TransactionDetails, TransactionOrigin } from '@pavilion/api/records';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, KeyValueList } from '@pavilion/ui';
import { copyText } from '../copy-text';
import { walletLabel } from './wallet-label';
import styles from './records.module.css';

/** A movement's amount, the balance around it, what it belongs to, and what to do when it is not right. */
export function TransactionFacts({ details }: { details: TransactionDetails }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const { line, group, before, wallet, origin, related } = details;
  const moment = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const fact = (id: string, value: string, strong = false) => ({ id, label: formatMessage({ id }), value, strong });
  return (
    <div className={styles['facts']}>
      <p className={styles['head']}>
        <span>{formatMessage({ id: `kind.${line.kind}` })}</span>
        <output className={styles['amount']}>{money(line.amount, { signed: true })}</output>
      </p>
      <KeyValueList
        items={[
          fact('column.at', moment(line.at)),
          ...(line.game ? [fact('details.game', line.game)] : []),
          ...(wallet === 'main' ? [] : [fact('details.wallet', walletLabel(wallet, formatMessage))]),
          fact('details.before', money(before)),
          fact('column.balance', money(line.balance), true),
          ...(origin ? originFacts(origin, formatMessage, money) : []),
          ...(line.note ? [fact('details.reason', line.note)] : []),
        ]}
      />
      {origin?.steps && (
        <ol className={styles['steps']} aria-label={formatMessage({ id: 'details.steps' })}>
          {origin.steps.map(({ state, at }) => (
            <li key={state}>
              <span>{formatMessage({ id: `record.state.${state}` })}</span>
              {at && <time dateTime={at}>{moment(at)}</time>}
            </li>
          ))}
        </ol>
      )}
      {related.length > 0 && (
        <section className={styles['related']} aria-labelledby="movement-related">
          <h3 id="movement-related">{formatMessage({ id: 'details.related' })}</h3>
          <KeyValueList
            items={related.map(({ id, kind, amount, at }) => ({
              id,
              label: `${formatMessage({ id: `kind.${kind}` })} · ${moment(at)}`,
              value: money(amount, { signed: true }),
            }))}
          />
        </section>
      )}
      <HelpActions group={group} reference={line.reference} />
    </div>
  );
}

function originFacts(
  origin: TransactionOrigin,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
  money: (minor: string) => string,
) {
  const { method, fee, reason, account, vendorName, round, wallet } = origin;
  const named = [
    ['details.method', method],
    ['review.fee', fee === undefined || fee === '0' ? undefined : money(fee)],
    ['details.account', account],
    ['details.otherWallet', wallet && walletLabel(wallet, formatMessage)],
    ['details.vendor', vendorName],
    ['details.round', round],
    ['details.reason', reason],
  ] as const;
  return named.flatMap(([id, value]) => (value ? [{ id, label: formatMessage({ id }), value }] : []));
}

function HelpActions({ group, reference }: { group: TransactionDetails['group']; reference: string }) {
  const { formatMessage } = useIntl();
  const { toast, customerService } = useDialogs();
  const copy = () => copyText(reference, toast, formatMessage, 'details.copied');
  return (
    <section className={styles['help']} aria-labelledby="movement-help">
      <h3 id="movement-help">{formatMessage({ id: 'details.problem' })}</h3>
      <p>{formatMessage({ id: `details.problem.${group}` })}</p>
      <p className={styles['helpReference']}>
        {formatMessage({ id: 'column.reference' })}: <code>{reference}</code>
      </p>
      <div className={styles['buttons']}>
        <Button variant="secondary" icon="copy" onClick={copy}>
          {formatMessage({ id: 'details.copy' })}
        </Button>
        <Button variant="secondary" icon="headphones" onClick={() => customerService()}>
          {formatMessage({ id: 'details.support' })}
        </Button>
      </div>
    </section>
  );
}
