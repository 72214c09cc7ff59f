import { useLocale } from '@pavilion/host/intl';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { keepFocus } from '../../routing/keep-focus';
import type { ShellSession } from '../create-session';
import { messages } from '../messages';
import type { Popup } from '../popups';
import { AfterLogin } from './AfterLogin';
import { ContinueAs } from './ContinueAs';
import { LimitsOffer } from './LimitsOffer';
import { ChangePassword } from './password/ChangePassword';
import { ForgotPassword } from './password/ForgotPassword';
import { ResetPassword } from './password/ResetPassword';
import { RealAccountDialog } from './RealAccountDialog';
import { ChallengeDialog } from './sign-in/ChallengeDialog';
import { SignInOrRegister } from './SignInOrRegister';

interface SessionDialogProps {
  session: ShellSession;
  popup: Popup;
}

/** The popup that is open, in its own texts: they come with it. */
export function SessionDialog(props: SessionDialogProps) {
  const locale = useLocale();
  useFocusAfterClose();
  return (
    <IntlProvider locale={locale} messages={messages[locale]}>
      <Shown {...props} />
    </IntlProvider>
  );
}

/** What opened a popup may be gone with it, as the ways in are for who is in: then the focus is on the page. */
function useFocusAfterClose(): void {
  useEffect(() => () => keepFocus(), []);
}

function Shown({ session, popup }: SessionDialogProps) {
  switch (popup.name) {
    case 'sign-in':
    case 'register':
      return <SignInOrRegister session={session} initialTab={popup.name} />;
    case 'check':
      return <ChallengeDialog key={popup.needed.challenge} session={session} needed={popup.needed} />;
    case 'forgot-password':
      return <ForgotPassword session={session} />;
    case 'reset-password':
      return <ResetPassword session={session} code={popup.code} />;
    case 'change-password':
      return <ChangePassword session={session} fault={popup.fault} known={popup.known} />;
    case 'continue-as':
      return <ContinueAs session={session} popup={popup} />;
    case 'real-account':
      return <RealAccountDialog session={session} />;
    case 'after-login':
      return <AfterLogin session={session} popup={popup} />;
    case 'limits':
      return <LimitsOffer session={session} />;
  }
}
