import { useTexts } from '../messages';
import { SignInForm } from './SignInForm';
import { WelcomeFrame } from './WelcomeFrame';

export function SignInPage() {
  const t = useTexts();
  return (
    <WelcomeFrame title={t('signIn.title')} text={t('signIn.text')}>
      <SignInForm />
    </WelcomeFrame>
  );
}
