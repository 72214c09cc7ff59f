import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { languageOf } from '@pavilion/ui/core';
import styles from './provider.module.css';
import { ProviderLogo } from './ProviderLogo';
import type { Provider } from './providers';

/** A provider by its logo; leads to its page. */
export function ProviderCard(provider: Provider) {
  const { formatMessage } = useIntl();
  const { vassalage, displayName, open } = provider;
  const address = useLinks().to('lobby.provider', { vassalage });
  if (!address) return null;
  return (
    <Link to={address} className={styles['card']}>
      <ProviderLogo logo={provider.logo} width={96} />
      <span className={styles['name']} lang={languageOf(displayName)}>
        {displayName}
      </span>
      <span className={styles['total']}>
        {formatMessage({ id: open > 0 ? 'lobby.vendors.total' : 'lobby.soon.title' }, { total: open })}
      </span>
    </Link>
  );
}
