import { useMember, useRequireSignIn, useReturning, useSessionActions } from '@pavilion/host/session';
import { Slot } from '@pavilion/host/slots';
import { Icon } from '@pavilion/ui/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useOpenPalette } from '../palette/PaletteProvider';
import { AccountMenu } from './AccountMenu';
import { Bell } from './Bell';
import { Brand } from './Brand';
import { MoneyLinks } from './MoneyLinks';
import { ThemeMenu } from './ThemeMenu';
import { useSideMenu } from './use-side-menu';

/** The bar on top of every page. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const { formatMessage } = useIntl();
  const { isPhone, isRail } = useSideMenu();
  const member = useMember();
  const returning = useReturning();
  const isPlayer = member !== undefined || returning;
  return (
    <header className="pv-header" data-player={isPlayer || undefined}>
      <button
        type="button"
        className="pv-header-button"
        aria-label={formatMessage({ id: 'frame.menu' })}
        aria-expanded={isPhone ? undefined : !isRail}
        onClick={onMenu}
      >
        <Icon name={isPhone ? 'menu' : 'panel'} size={22} />
      </button>
      <Link to="/" className="pv-logo">
        <Brand />
      </Link>
      <div className="pv-header-end">
        <SearchButton />
        {member ? <Slot name="header.member" /> : !returning && <Slot name="header.visitor" />}
        {isPlayer && <MoneyLinks />}
        {member ? <Slot name="header.balance" /> : returning ? <MemberPlaceholder shape="balance" /> : <SignInButtons />}
        {isPlayer && <Bell />}
        <span className="pv-header-settings">
          <ThemeMenu />
        </span>
        {member ? <AccountMenu member={member} /> : returning && <MemberPlaceholder shape="avatar" />}
      </div>
    </header>
  );
}

/** At the start of what stands at the end, so that nothing moves when it comes. */
function SearchButton() {
  const { formatMessage } = useIntl();
  const open = useOpenPalette();
  return (
    <button
      type="button"
      className="pv-header-button pv-header-search"
      aria-label={formatMessage({ id: 'frame.search' })}
      aria-keyshortcuts="/ Control+K"
      onClick={open}
    >
      <Icon name="search" size={20} />
      <span>{formatMessage({ id: 'frame.search' })}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}

/** The place of what belongs to somebody who comes back, while the gateway is being asked who it is. */
function MemberPlaceholder({ shape }: { shape: 'balance' | 'avatar' }) {
  return <span aria-hidden="true" className={`pv-header-${shape} pv-skeleton`} />;
}

function SignInButtons() {
  const { formatMessage } = useIntl();
  const { register } = useSessionActions();
  const askToSignIn = useRequireSignIn(() => undefined);
  return (
    <>
      <button type="button" className="pv-header-login" onClick={askToSignIn}>
        {formatMessage({ id: 'session.signIn' })}
      </button>
      <button type="button" className="pv-header-register" onClick={register}>
        {formatMessage({ id: 'session.register' })}
      </button>
    </>
  );
}
