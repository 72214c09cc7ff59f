import { Slot } from '@pavilion/host/slots';
import { Button, EmptyState, buttonClass } from '@pavilion/ui/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useOpenPalette } from '../palette/PaletteProvider';

/** An address that this brand does not have: the way home, the search, and what remotes suggest. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  const search = useOpenPalette();
  return (
    <>
      <EmptyState
        icon="search"
        title={<h1>{formatMessage({ id: 'notFound.title' })}</h1>}
        text={formatMessage({ id: 'notFound.text' })}
        action={
          <>
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {formatMessage({ id: 'state.toHome' })}
            </Link>
            <Button icon="search" onClick={search}>
              {formatMessage({ id: 'notFound.search' })}
            </Button>
          </>
        }
      />
      <Slot name="missing.section" />
    </>
  );
}
