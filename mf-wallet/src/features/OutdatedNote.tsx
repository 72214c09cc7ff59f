import { useIntl } from '@pavilion/host/intl';
import styles from './money-screen.module.css';

/** Says that what is shown may be old, for as long as asking again fails. `query` is what is asked again by itself. */
export function OutdatedNote({ query }: { query: { isRefetchError: boolean } }) {
  const { formatMessage } = useIntl();
  // Always there to be announced; without a word it takes no room.
  return (
    <p role="status" className={query.isRefetchError ? styles['muted'] : 'pv-visually-hidden'}>
      {query.isRefetchError && formatMessage({ id: 'outdated' })}
    </p>
  );
}
