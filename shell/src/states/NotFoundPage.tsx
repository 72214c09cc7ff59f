import { EmptyState, buttonClass } from '@pavilion/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

/** An address that this brand does not have. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon="search"
      title={<h1>{formatMessage({ id: 'notFound.title' })}</h1>}
      text={formatMessage({ id: 'notFound.text' })}
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {formatMessage({ id: 'state.toHome' })}
        </Link>
      }
    />
  );
}
