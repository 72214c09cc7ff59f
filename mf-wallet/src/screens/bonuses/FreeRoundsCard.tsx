import type { FreeRounds } from '@pavilion/api/free-rounds';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { Badge, type BadgeProps, buttonClass } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { useFreeRounds } from '../../queries/free-rounds';
import own from './bonuses.module.css';

const TONES: Record<FreeRounds['state'], BadgeProps['tone']> = {
  coming: 'info',
  active: 'positive',
  played: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
};

/** The rounds that cost nothing, with the way to their games, and what became of earlier ones. Nothing where there never were any. */
export function FreeRoundsCard() {
  const { formatMessage } = useIntl();
  const query = useFreeRounds();
  if (query.isPending) return null;
  if (!query.data) return <LoadFailure query={query} />;
  const all = [...query.data.open, ...query.data.over];
  if (all.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="free-rounds">
      <h2 id="free-rounds" className={styles['subtitle']}>
        {formatMessage({ id: 'free-rounds.title' })}
      </h2>
      <ul className={own['history']}>
        {all.map((rounds) => (
          <FreeRoundsLine key={rounds.id} rounds={rounds} />
        ))}
      </ul>
    </section>
  );
}

function FreeRoundsLine({ rounds }: { rounds: FreeRounds }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const { state, stake, won, until, reason } = rounds;
  const facts = {
    count: rounds.rounds,
    left: rounds.rounds - rounds.played,
    stake: money(stake),
    won: money(won),
    until: formatDate(until, { dateStyle: 'long', timeStyle: 'short' }),
  };
  return (
    <li className={own['line']}>
      <span className={own['title']}>
        <strong>{formatMessage({ id: 'free-rounds.given' }, facts)}</strong>
        <span>{formatMessage({ id: `free-rounds.${state}` }, facts)}</span>
        {won !== '0' && <span>{formatMessage({ id: 'free-rounds.won' }, facts)}</span>}
        {reason !== undefined && <q>{reason}</q>}
      </span>
      <span className={own['status']}>
        <Badge tone={TONES[state]}>{formatMessage({ id: `free-rounds.state.${state}` })}</Badge>
      </span>
      {state === 'active' && <Games rounds={rounds} />}
    </li>
  );
}

/** A game that the brand has no more is named, and opens nothing. */
function Games({ rounds: { games } }: { rounds: FreeRounds }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const links = useLinks();
  return (
    <span className={own['games']}>
      {games.map(({ code, name, nodeId }) => {
        const play = nodeId === undefined ? undefined : links.to('games.play', { nodeId });
        if (!play) return <span key={code}>{name[locale]}</span>;
        return (
          <Link key={code} to={play} className={buttonClass({ variant: 'secondary' })}>
            {formatMessage({ id: 'free-rounds.play' }, { game: name[locale] })}
          </Link>
        );
      })}
    </span>
  );
}
