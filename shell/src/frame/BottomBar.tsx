import { Icon } from '@pavilion/ui';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useMenuEntries } from '../menus/use-menu-entries';
import { useText } from '../site-context';

const PLACES = 5;

/** The bar under a thumb, on a phone. */
export function BottomBar() {
  const { formatMessage } = useIntl();
  const text = useText();
  const entries = useMenuEntries('bottom').slice(0, PLACES);
  return (
    <nav className="pv-bottom-bar" aria-label={formatMessage({ id: 'frame.bottomMenu' })}>
      {entries.map(({ id, address, label, icon }) => (
        <NavLink key={id} to={address} end={address === '/'} className="pv-bottom-item">
          <Icon name={icon} size={22} />
          <span>{text(label)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
