import type { BonusOffer as Offer } from '@pavilion/api/bonuses';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { type RadioCard, RadioCards } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { useBonusOffers } from '../../queries/bonuses';
import { BonusShares } from '../../features/BonusShares';
import own from './bonus-offer.module.css';

export interface BonusOfferProps {
  /** Minor units; nothing while none is typed. */
  amount: bigint | undefined;
  /** The offer that was chosen; nothing is chosen for anybody. */
  chosen: string | undefined;
  onChoose: (code: string | undefined) => void;
}

const NO_BONUS = 'none';
const DEBOUNCE_MS = 300;

/** The bonuses that a deposit can bring, with all their terms, for somebody who wants one. Nothing where nothing is offered. */
export function BonusOffer({ amount, chosen, onChoose }: BonusOfferProps) {
  const { formatMessage } = useIntl();
  const cardOf = useOfferCard();
  const settled = useDebounced(amount);
  const { data, isPlaceholderData } = useBonusOffers(settled);
  const known = settled === amount && !isPlaceholderData;
  const offer = data?.offers.find(({ code }) => code === chosen);
  const gone = chosen !== undefined && data !== undefined && known && !offer?.brings;
  useEffect(() => {
    if (gone) onChoose(undefined);
  }, [gone, onChoose]);
  if (data?.active) return <p className={own['running']}>{formatMessage({ id: 'offer.running' })}</p>;
  if (!data || data.offers.length === 0) return null;
  return (
    <div className={own['offers']}>
      <RadioCards
        label={formatMessage({ id: 'offer.label' })}
        layout="list"
        options={[
          { value: NO_BONUS, title: formatMessage({ id: 'offer.without' }) },
          ...data.offers.map((each) => cardOf(each, known)),
        ]}
        value={gone ? NO_BONUS : (chosen ?? NO_BONUS)}
        onValueChange={(code) => onChoose(code === NO_BONUS ? undefined : code)}
      />
      <Owed amount={data.owed} />
      {offer && <Terms offer={offer} />}
    </div>
  );
}

/** What an earlier bonus left to make good; nothing where it left nothing. */
function Owed({ amount }: { amount: string | undefined }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  if (amount === undefined) return null;
  return <p className={own['running']}>{formatMessage({ id: 'offer.owed' }, { amount: money(amount) })}</p>;
}

function Terms({ offer: { terms, shares } }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <details className={own['terms']}>
      <summary>{formatMessage({ id: 'bonus.terms' })}</summary>
      <p>{terms[locale]}</p>
      {shares && <BonusShares shares={shares} />}
    </details>
  );
}

/** An offer in plain figures: what it brings for this amount, and what that takes. */
function useOfferCard(): (offer: Offer, known: boolean) => RadioCard {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  return ({ code, name, percent, cap, least, wagerTimes, days, until, brings, shares, uses }, known) => {
    const shown = known ? brings : undefined;
    const words = shown
      ? formatMessage({ id: 'offer.brings' }, { amount: money(shown.amount), wager: money(shown.wager), days })
      : formatMessage({ id: 'offer.general' }, { percent, cap: money(cap), least: money(least), times: wagerTimes, days });
    const bets = shown?.largestBet === undefined ? [] : [formatMessage({ id: 'offer.bets' }, { amount: money(shown.largestBet) })];
    const counts = shares ? [formatMessage({ id: 'offer.shares' })] : [];
    const often = uses ? [formatMessage({ id: 'offer.uses' }, uses)] : [];
    const last =
      until === undefined ? [] : [formatMessage({ id: 'offer.until' }, { date: formatDate(until, { dateStyle: 'long' }) })];
    return { value: code, title: name[locale], text: [words, ...bets, ...counts, ...often, ...last].join(' '), disabled: !brings };
  };
}

/** The amount once somebody has stopped typing it. */
function useDebounced(amount: bigint | undefined): bigint | undefined {
  const [settled, setSettled] = useState(amount);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(amount), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [amount]);
  return settled;
}
