import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { useMember } from '@pavilion/host/session';
import { buttonClass, EmptyState, Skeleton } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { useBonuses } from '../../queries/bonuses';
import { ActiveBonus } from './ActiveBonus';
import { Campaigns } from './Campaigns';
import { CodeForm } from './CodeForm';
import { EndedBonuses } from './EndedBonuses';
import { FreeRoundsCard } from './FreeRoundsCard';

/** How the bonuses under way stand, what else brings one, and how earlier ones ended. */
export function BonusesScreen() {
  const member = useMember();
  return member?.trial ? <RealAccountNeeded /> : <Bonuses />;
}

function Bonuses() {
  const { formatMessage } = useIntl();
  const query = useBonuses();
  return (
    <div className={styles['screen']}>
      <header>
        <h1 className={styles['title']}>{formatMessage({ id: 'bonus.title' })}</h1>
        <p className={styles['muted']}>{formatMessage({ id: 'bonus.text' })}</p>
      </header>
      <RunningBonuses query={query} />
      <FreeRoundsCard />
      <Campaigns />
      <CodeForm />
      <EndedBonuses
        bonuses={query.data?.pages.flatMap(({ list }) => list) ?? []}
        more={query.hasNextPage ? { busy: query.isFetchingNextPage, load: () => void query.fetchNextPage() } : undefined}
      />
    </div>
  );
}

function RunningBonuses({ query }: { query: ReturnType<typeof useBonuses> }) {
  if (query.isPending)
    return (
      <div className={styles['card']} aria-busy="true">
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="9rem" />
      </div>
    );
  if (!query.data) return <LoadFailure query={query} />;
  const { active, queue = [] } = query.data.pages[0] ?? {};
  if (!active) return <NoBonus />;
  return [active, ...queue].map((bonus, at, all) => <ActiveBonus key={bonus.id} bonus={bonus} after={all[at - 1]} />);
}

function NoBonus() {
  const { formatMessage } = useIntl();
  const deposit = useLinks().to('wallet.deposit');
  return (
    <section className={styles['card']}>
      <EmptyState
        icon="gift"
        title={formatMessage({ id: 'bonus.none' })}
        text={formatMessage({ id: 'bonus.none.text' })}
        action={
          deposit && (
            <Link to={deposit} className={buttonClass({ variant: 'secondary' })}>
              {formatMessage({ id: 'bonus.none.offers' })}
            </Link>
          )
        }
      />
    </section>
  );
}
