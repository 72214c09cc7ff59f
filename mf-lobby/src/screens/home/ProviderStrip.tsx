import { useIntl } from '@pavilion/host/intl';
import { SectionHeader } from '@pavilion/ui/core';
import { ProviderCard } from '../../features/ProviderCard';
import { providersOf } from '../../features/providers';
import { useVendorLanes } from '../../queries/vendors';
import styles from './home.module.css';

/** Every provider of the brand by its logo, each leading to its own page. */
export function ProviderStrip() {
  const { formatMessage } = useIntl();
  const { data = [] } = useVendorLanes();
  const providers = providersOf(data);
  if (providers.length === 0) return null;
  const title = formatMessage({ id: 'lobby.providers.title' });
  return (
    <section className="pv-section" aria-label={title}>
      <SectionHeader title={title} icon="grid" />
      {/* Safari forgets that a list without bullets is one, unless it is told. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles['providers']}>
        {providers.map((provider) => (
          <li key={provider.vassalage}>
            <ProviderCard {...provider} />
          </li>
        ))}
      </ul>
    </section>
  );
}
