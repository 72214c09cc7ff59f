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

/** How the bonuses under way stand, and how earlier ones ended. */
export function BonusesScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'bonus.title' })}</h1>
      <Campaigns />
      <FreeRoundsCard />
      <BonusList />
      <CodeForm />
    </div>
  );
}

function BonusList() {
  const query = useBonuses();
  if (query.isPending)
    return (
      <div className={styles['card']} aria-busy="true">
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="9rem" />
      </div>
    );
  if (!query.data) return <LoadFailure query={query} />;
  const { active, queue = [] } = query.data.pages[0] ?? {};
  const ended = query.data.pages.flatMap(({ list }) => list);
  return (
    <>
      {active ? (
        [active, ...queue].map((bonus, at, all) => <ActiveBonus key={bonus.id} bonus={bonus} after={all[at - 1]} />)
      ) : (
        <NoBonus />
      )}
      <EndedBonuses
        bonuses={ended}
        more={query.hasNextPage ? { busy: query.isFetchingNextPage, load: () => void query.fetchNextPage() } : undefined}
      />
    </>
  );
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
