import { Icon } from '@pavilion/ui/core';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useMenuEntries } from '../menus/use-menu-entries';
import { useLocalizedText } from '../site-context';

const PLACES = 5;

/** The bar under a thumb, on a phone. */
export function BottomBar() {
  const { formatMessage } = useIntl();
  const text = useLocalizedText();
  const entries = useMenuEntries('bottom').slice(0, PLACES);
  const here = nearest(entries, useLocation().pathname);
  return (
    <nav className="pv-bottom-bar" aria-label={formatMessage({ id: 'frame.bottomMenu' })}>
      {entries.map(({ id, address, label, icon }) => (
        <Link key={id} to={address} className="pv-bottom-item" aria-current={address === here ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          <span>{text(label)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The entry that leads closest to where the page is: “Deposit” within “Account” is Deposit. */
function nearest(entries: readonly { address: string }[], pathname: string): string | undefined {
  return entries
    .map(({ address }) => address)
    .filter((address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)))
    .sort((one, other) => other.length - one.length)[0];
}
