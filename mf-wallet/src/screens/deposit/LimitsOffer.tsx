import { markLimitOfferSeen, limits } from '@pavilion/api/calls/protection';
import { useClient } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { useGoTo } from '@pavilion/host/links';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';
import { Button } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import own from './limits-offer.module.css';

const key = ['wallet', 'limits-offer'];

/** Offers limits before a first deposit, once; setting some and leaving it weigh the same. */
export function LimitsOffer() {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  const client = useClient();
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: () => client.call(limits) });
  const { mutate } = useMutation({
    mutationFn: () => client.call(markLimitOfferSeen, { place: 'deposit' }),
    onMutate: () => queries.setQueryData(key, data && { ...data, offers: [] }),
  });
  if (!data?.offers.includes('deposit')) return null;
  const set = () => {
    mutate();
    goTo('member.limits');
  };
  return (
    <section className={styles['card']} aria-labelledby="limits-offer">
      <h2 id="limits-offer" className={own['title']}>
        {formatMessage({ id: 'deposit.limits.title' })}
      </h2>
      <p className={own['text']}>{formatMessage({ id: 'deposit.limits.text' })}</p>
      <div className={own['actions']}>
        <Button onClick={set}>{formatMessage({ id: 'deposit.limits.set' })}</Button>
        <Button onClick={() => mutate()}>{formatMessage({ id: 'deposit.limits.later' })}</Button>
      </div>
    </section>
  );
}
