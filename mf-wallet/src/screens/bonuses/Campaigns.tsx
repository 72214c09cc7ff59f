import type { Campaign, CampaignStep } from '@pavilion/api/campaigns';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge, Button, Icon } from '@pavilion/ui';
import { BonusShares } from '../../features/BonusShares';
import styles from '../../features/money-screen.module.css';
import { useCampaigns, useClaimCampaign } from '../../queries/campaigns';
import own from './bonuses.module.css';
import { useClaimedToast } from './use-claimed-toast';

/** What else brings a bonus: what can be claimed now comes first. Nothing where there is nothing, or where it cannot be read: the page goes on without it. */
export function Campaigns() {
  const { formatMessage } = useIntl();
  const { data } = useCampaigns();
  if (!data || data.campaigns.length === 0) return null;
  const sorted = [...data.campaigns].sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  return (
    <section className={styles['card']} aria-labelledby="campaigns">
      <h2 id="campaigns" className={styles['subtitle']}>
        {formatMessage({ id: 'campaign.title' })}
      </h2>
      <ul className={own['history']}>
        {sorted.map((campaign) => (
          <CampaignLine key={campaign.code} campaign={campaign} />
        ))}
      </ul>
    </section>
  );
}

const ORDER = ['claimable', 'waits', 'open', 'taken'];

function CampaignLine({ campaign }: { campaign: Campaign }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { name, about, state, groups, shares } = campaign;
  return (
    <li className={own['line']}>
      <span className={own['title']}>
        <strong>{name[locale]}</strong>
        <Reason campaign={campaign} />
        {state === 'open' && groups.map(({ need, steps }, at) => <Steps key={at} need={need} steps={steps} />)}
        <details className={own['terms']}>
          <summary>{formatMessage({ id: 'bonus.terms' })}</summary>
          <p>{about[locale]}</p>
          {shares && <BonusShares shares={shares} />}
        </details>
      </span>
      <span className={own['status']}>
        {state === 'claimable' ? (
          <ClaimButton campaign={campaign} />
        ) : (
          <Badge>{formatMessage({ id: `campaign.state.${state}` })}</Badge>
        )}
      </span>
    </li>
  );
}

/** One sentence for each state: what it brings and takes, or why it cannot be claimed. */
function Reason({ campaign }: { campaign: Campaign }) {
  const { state, gives, brings, claimUntil, days, wagerTimes, uses } = campaign;
  const { formatMessage, formatDate, formatList } = useIntl();
  const locale = useLocale();
  const money = useMoney();
  const rounds = {
    rounds: gives.rounds,
    stake: money(gives.stake ?? '0'),
    games: formatList(
      (gives.games ?? []).map((name) => name[locale]),
      { type: 'disjunction' },
    ),
  };
  const facts = { cap: money(gives.cap), percent: gives.percent, lossDays: gives.days, times: wagerTimes, days, ...rounds };
  const brought = brings
    ? formatMessage({ id: 'campaign.brings' }, { amount: money(brings.amount), wager: money(brings.wager), days })
    : formatMessage({ id: `campaign.gives.${gives.kind}` }, facts);
  const until = claimUntil && formatMessage({ id: 'campaign.until' }, { date: formatDate(claimUntil, { dateStyle: 'long' }) });
  const why = {
    claimable: until,
    open: undefined,
    taken: formatMessage({ id: 'campaign.taken' }, uses),
    waits: formatMessage({ id: 'campaign.waits' }),
  }[state];
  const most = brings ? brings.largestConversion : campaign.largestConversion;
  const limit = most && formatMessage({ id: 'bonus.conversion' }, { most: money(most) });
  return <span>{[brought, limit, why].filter(Boolean).join(' ')}</span>;
}

function Steps({ need, steps }: { need: 'all' | 'any'; steps: readonly CampaignStep[] }) {
  const { formatMessage } = useIntl();
  const text = useStepText();
  return (
    <span>
      {steps.length > 1 && <span>{formatMessage({ id: `campaign.need.${need}` })}</span>}
      <ul className={own['steps']}>
        {steps.map((step, at) => (
          <li key={at}>
            <Icon name={step.met ? 'check' : 'clock'} size={16} />
            {text(step)} {formatMessage({ id: step.met ? 'campaign.met' : 'campaign.missing' })}
          </li>
        ))}
      </ul>
    </span>
  );
}

function useStepText(): (step: CampaignStep) => string {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const money = useMoney();
  return ({ on, nth, least, counted, done, name, rank }) => {
    if (on === 'deposit' && nth !== undefined)
      return formatMessage({ id: 'campaign.step.deposit.nth' }, { nth, least: money(least ?? '0') });
    if (name && (on === 'mission' || on === 'level'))
      return formatMessage({ id: `campaign.step.${on}.named` }, { name: name[locale] });
    const facts = { rank, least: money(least ?? '0'), counted: money(counted ?? '0'), done: money(done ?? '0') };
    return formatMessage({ id: `campaign.step.${on}` }, facts);
  };
}

function ClaimButton({ campaign: { code, name } }: { campaign: Campaign }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const failureText = useFailureText();
  const sayClaimed = useClaimedToast();
  const { mutate, isPending, error } = useClaimCampaign();
  return (
    <>
      <Button
        variant="primary"
        size="small"
        busy={isPending}
        aria-label={formatMessage({ id: 'campaign.claim.one' }, { name: name[locale] })}
        onClick={() => mutate(code, { onSuccess: sayClaimed })}
      >
        {formatMessage({ id: 'campaign.claim' })}
      </Button>
      <FormFailure>{error ? failureText(error) : undefined}</FormFailure>
    </>
  );
}
