import { useDialogs } from '@pavilion/host/dialogs';
import { useMember, useReturning } from '@pavilion/host/session';
import { Slot } from '@pavilion/host/slots';
import { Drawer, Icon } from '@pavilion/ui/core';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router-dom';
import { useMenuEntries } from '../menus/use-menu-entries';
import { useOpenPalette } from '../palette/PaletteProvider';
import { useLocalizedText, useSite } from '../site-context';
import { LanguageChoice, ThemeChoiceRow } from './DrawerChoices';
import { Brand } from './Brand';
import { SideButton } from './SideButton';
import { SideLanguage } from './SideLanguage';
import { SocialLinks } from './SocialLinks';
import styles from './SideMenu.module.css';
import { useSideMenu } from './use-side-menu';
import { useSignOut } from './use-sign-out';

/** The menu beside the page. */
export function SideMenu() {
  const { isRail } = useSideMenu();
  return (
    <aside className="pv-side">
      <SideEntries rail={isRail} languages={<SideLanguage rail={isRail} />} />
    </aside>
  );
}

/** The same menu over the page, on a phone; it closes when the player has gone somewhere. */
export function SideDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const search = useOpenPalette();
  useEffect(onClose, [key, onClose]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'frame.menu' })}
      closeLabel={formatMessage({ id: 'frame.closeMenu' })}
      titleHidden
      head={
        <span className="pv-logo">
          <Brand />
        </span>
      }
    >
      <div className="pv-side" data-mode="drawer">
        <SideButton
          icon="search"
          label={formatMessage({ id: 'frame.search' })}
          rail={false}
          onClick={() => {
            onClose();
            search();
          }}
        />
        <SideEntries rail={false} />
        <div className={styles['choices']}>
          <LanguageChoice />
          <ThemeChoiceRow />
        </div>
      </div>
    </Drawer>
  );
}

interface SideEntriesProps {
  rail: boolean;
  /** Where the language is chosen, unless something below the menu does. */
  languages?: ReactNode;
}

function SideEntries({ rail, languages }: SideEntriesProps) {
  const { formatMessage } = useIntl();
  const text = useLocalizedText();
  const { customerService } = useDialogs();
  const member = useMember();
  const returning = useReturning();
  const signOut = useSignOut();
  const entries = useMenuEntries('side');
  return (
    <>
      {(member || returning) && <div className="pv-side-actions">{member && <Slot name="side.actions" compact={rail} />}</div>}
      <nav className="pv-side-entries" aria-label={formatMessage({ id: 'frame.mainMenu' })}>
        {entries.map(({ id, address, label, icon }) => (
          <NavLink key={id} to={address} end={address === '/'} className="pv-side-item" title={rail ? text(label) : undefined}>
            <Icon name={icon} size={22} />
            <span className="pv-side-label">{text(label)}</span>
          </NavLink>
        ))}
      </nav>
      <div className="pv-side-foot">
        <SideButton icon="headphones" label={formatMessage({ id: 'service' })} rail={rail} onClick={customerService} />
        {languages}
        <SideInformation rail={rail} />
        {member && <SideButton icon="log-out" label={formatMessage({ id: 'session.signOut' })} rail={rail} onClick={signOut} />}
        <SocialLinks />
      </div>
    </>
  );
}

/** The brand's help, its app and its pages elsewhere. */
function SideInformation({ rail }: { rail: boolean }) {
  const { formatMessage } = useIntl();
  const { information, brand } = useSite();
  return (
    <>
      <SideButton
        icon="help"
        label={formatMessage({ id: 'help' })}
        rail={rail}
        onClick={() => information.open({ name: 'help' })}
      />
      {brand.apps && (
        <SideButton
          icon="download"
          label={formatMessage({ id: 'side.apps' })}
          rail={rail}
          onClick={() => information.open({ name: 'apps' })}
        />
      )}
    </>
  );
}
