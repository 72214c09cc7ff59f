import type { VendorLine } from '@pavilion/api/staff';
import { Badge, Button, Menu } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { CopyButton } from '../frame/CopyButton';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useFormatAmount } from '../queues/use-format-amount';
import { useHasRole } from '../session/session-context';
import { ListTable } from '../tables/ListTable';
import type { Proposal } from './ProposalDialog';
import styles from './vendors.module.css';

const kinds = ['cap', 'lapse', 'key', 'our-key', 'our-key-switch', 'remove'] as const;

export interface VendorTableProps {
  vendors: readonly VendorLine[];
  waiting: boolean;
  onPropose: (proposal: Proposal) => void;
}

/** Every vendor, what it may do, and what can be asked of it or proposed about it. */
export function VendorTable({ vendors, waiting, onPropose }: VendorTableProps) {
  const t = useTexts();
  return (
    <ListTable
      name="vendors"
      source="rows"
      caption={t('vendors.title')}
      skeletonRows={waiting ? 3 : 0}
      columns={[
        {
          id: 'vendor',
          header: t('vendors.vendor'),
          lead: true,
          sort: ({ name }) => name,
          cell: ({ name, code, launchUrl }) => (
            <>
              {name}
              <small className={styles['small']}>{code}</small>
              <small className={styles['small']}>{launchUrl}</small>
            </>
          ),
        },
        {
          id: 'state',
          header: t('queue.state'),
          sort: ({ connected }) => Number(connected),
          cell: ({ connected }) => (
            <Badge tone={connected ? 'positive' : 'neutral'}>{t(connected ? 'vendors.connected' : 'vendors.removed')}</Badge>
          ),
        },
        {
          id: 'terms',
          header: t('vendors.terms'),
          cell: (vendor) => <Terms vendor={vendor} />,
        },
        { id: 'key', header: t('vendors.keys'), cell: (vendor) => <Keys vendor={vendor} /> },
        {
          id: 'actions',
          header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
          align: 'end',
          cell: (vendor) => <Actions vendor={vendor} onPropose={onPropose} />,
        },
      ]}
      rows={vendors}
      rowKey={({ code }) => code}
    />
  );
}

function Terms({ vendor: { brands, capabilities, winCaps, roundsLapseDays } }: { vendor: VendorLine }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  return (
    <>
      {brands.join(', ')}
      <small className={styles['small']}>
        {capabilities.length ? capabilities.map((each) => t(`vendors.capability.${each}`)).join(', ') : t('vendors.noCapability')}
      </small>
      {winCaps.map(({ game, currency, amount }) => (
        <small key={`${game} ${currency}`} className={styles['small']}>
          {t('vendors.cap', { game: game === '*' ? t('vendors.allGames') : game, amount: amountOf(amount, currency) })}
        </small>
      ))}
      <small className={styles['small']}>{t('vendors.lapse', { days: roundsLapseDays })}</small>
    </>
  );
}

function Keys({ vendor: { keyFingerprint, previousKeyUntil, keyRevoked, ourKey, ourNewKey } }: { vendor: VendorLine }) {
  const t = useTexts();
  return (
    <>
      <small className={styles['small']}>{t('vendors.theirKey')}</small>
      <code className={`${styles['small']} ${styles['fingerprint']}`}>{keyFingerprint}</code>
      {keyRevoked && <small className={styles['small']}>{t('vendors.keyRevoked')}</small>}
      {previousKeyUntil && <small className={styles['small']}>{t('vendors.previousKey')}</small>}
      <OwnKey pem={ourKey} name={t('vendors.ourKeyNow')} label={t('vendors.ourKey')} />
      {ourNewKey && <OwnKey pem={ourNewKey} name={t('vendors.newKeyWaits')} label={t('vendors.ourNewKey')} />}
    </>
  );
}

function OwnKey({ pem, name, label }: { pem: string; name: string; label: string }) {
  return (
    <span className={styles['key']}>
      {name}
      <CopyButton text={pem} label={label} />
    </span>
  );
}

function Actions({
  vendor: { code, connected, ourNewKey },
  onPropose,
}: {
  vendor: VendorLine;
  onPropose: VendorTableProps['onPropose'];
}) {
  const t = useTexts();
  const staff = useStaff();
  const may = useHasRole();
  const failureText = useFailureText();
  const check = useMutation({ mutationFn: () => staff.vendors.check(code) });
  if (!connected)
    return (
      <Button size="small" disabled={!may('admin', '*')} onClick={() => onPropose({ kind: 'give-back', vendor: code })}>
        {t('vendors.kind.give-back')}
      </Button>
    );
  const health = check.data;
  return (
    <>
      <span className={queueStyles['rowActions']}>
        <Button size="small" disabled={!may('operator', '*')} busy={check.isPending} onClick={() => check.mutate()}>
          {t('vendors.check')}
        </Button>
        <Menu
          trigger={(attributes) => (
            <Button size="small" {...attributes} disabled={!may('admin', '*')}>
              {t('vendors.change')}
            </Button>
          )}
          items={kinds.map((kind) => ({
            id: kind,
            label: t(`vendors.kind.${kind}`),
            disabled: kind === 'our-key-switch' && ourNewKey === null,
            onSelect: () => onPropose({ kind, vendor: code }),
          }))}
        />
      </span>
      <small className={styles['small']} role="status">
        {health?.ok && t('vendors.healthy', { ms: health.milliseconds, games: health.games ?? 0 })}
        {health?.ok === false && t('vendors.unhealthy', { reason: health.reason ?? '' })}
        {check.error && failureText(check.error)}
      </small>
    </>
  );
}
