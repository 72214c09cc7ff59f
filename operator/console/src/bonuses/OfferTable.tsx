import type { BonusOfferLine } from '@pavilion/api/staff';
import { Badge, Button } from '@pavilion/ui';
import { FormattedDate, FormattedNumber } from 'react-intl';
import queueStyles from '../queues/queues.module.css';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { useLocale } from '../preferences/preferences';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';

export interface OfferTableProps {
  offers: readonly BonusOfferLine[];
  currency: string;
  onOpen: (offer: BonusOfferLine) => void;
}

/** The offers of a brand, each with what it promises. */
export function OfferTable({ offers, currency, onOpen }: OfferTableProps) {
  const t = useTexts();
  const columns = [...useFactColumns(currency), ...useLastColumns(onOpen)];
  return (
    <ListTable
      name="bonus-offers"
      source="rows"
      caption={t('bonuses.offers')}
      columns={columns}
      rows={offers}
      rowKey={({ code }) => code}
    />
  );
}

function useFactColumns(currency: string): ListColumn<BonusOfferLine>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const amountOf = useFormatAmount();
  return [
    {
      id: 'name',
      header: t('bonuses.offer'),
      lead: true,
      sort: ({ name }) => name[locale],
      cell: ({ name, code, firstOnly }) => (
        <>
          {name[locale]}
          <small className={queueStyles['second']}>
            <code>{code}</code> {firstOnly && `· ${t('bonuses.firstOnly')}`}
          </small>
        </>
      ),
    },
    {
      id: 'brings',
      header: t('bonuses.brings'),
      sort: ({ percent }) => percent,
      cell: ({ percent, cap, least }) => (
        <>
          {t('bonuses.upTo', { percent, cap: amountOf(cap, currency) })}
          <small className={queueStyles['second']}>{t('bonuses.from', { least: amountOf(least, currency) })}</small>
        </>
      ),
    },
    {
      id: 'takes',
      header: t('bonuses.takes'),
      cell: ({ wagerTimes, days, largestBetPercent }) => (
        <>
          {t('bonuses.timesIn', { times: wagerTimes, days })}
          {largestBetPercent !== null && (
            <small className={queueStyles['second']}>{t('bonuses.betsUpTo', { percent: largestBetPercent })}</small>
          )}
        </>
      ),
    },
    {
      id: 'cost',
      header: t('bonuses.cost'),
      cell: ({ cost, withheld }) => (
        <>
          {cost.game
            ? t(cost.gainShare > 0 ? 'bonuses.cost.gainShare' : 'bonuses.cost.lossShare', {
                percent: Math.abs(cost.gainShare) / 100,
              })
            : t('bonuses.cost.none')}
          {withheld && <Badge tone="negative">{t('bonuses.withheld')}</Badge>}
        </>
      ),
    },
  ];
}

function ValidityPeriod({ offer: { validFrom, validUntil } }: { offer: BonusOfferLine }) {
  const t = useTexts();
  if (validFrom === null && validUntil === null) return t('bonuses.always');
  return (
    <>
      {validFrom !== null && <FormattedDate value={validFrom} dateStyle="medium" />} –{' '}
      {validUntil !== null && <FormattedDate value={validUntil} dateStyle="medium" />}
    </>
  );
}

function useLastColumns(onOpen: (offer: BonusOfferLine) => void): ListColumn<BonusOfferLine>[] {
  const t = useTexts();
  const [locale] = useLocale();
  return [
    { id: 'valid', header: t('bonuses.valid'), cell: (offer) => <ValidityPeriod offer={offer} /> },
    {
      id: 'given',
      header: t('bonuses.givenCount'),
      align: 'end',
      sort: ({ given }) => given,
      cell: ({ given }) => <FormattedNumber value={given} />,
    },
    {
      id: 'enabled',
      header: t('bonuses.state'),
      sort: ({ enabled }) => Number(enabled),
      cell: ({ enabled }) => <Badge tone={enabled ? 'positive' : 'neutral'}>{t(enabled ? 'bonuses.on' : 'bonuses.off')}</Badge>,
    },
    {
      id: 'open',
      header: <span className="pv-visually-hidden">{t('bonuses.open')}</span>,
      align: 'end',
      cell: (offer) => (
        <Button size="small" aria-label={t('bonuses.openOne', { name: offer.name[locale] })} onClick={() => onOpen(offer)}>
          {t('bonuses.open')}
        </Button>
      ),
    },
  ];
}
