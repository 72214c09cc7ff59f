import { errorText } from '@pavilion/i18n';
import { FormFailure } from '@pavilion/features/failures';
import { useFlag } from '@pavilion/host/brand';
import { useLocale } from '@pavilion/host/intl';
import { Icon, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import type { ShellSession } from '../../create-session';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';
import { SignInByMobile } from './SignInByMobile';
import { SignInByName } from './SignInByName';
import { SocialButtons } from './SocialButtons';
import { TrialButton } from './TrialButton';

/** Every way in that the brand offers. */
export function SignInForm({ session }: { session: ShellSession }) {
  const text = useSessionText();
  const locale = useLocale();
  const [way, setWay] = useState<'name' | 'mobile'>('name');
  const [failure, setFailure] = useState<string>();
  const [byMobile, social, freePlay] = [useFlag('MOBILELOGIN'), useFlag('SOCIALLOGIN'), useFlag('FREEPLAY')];
  const { join, error } = session.landingParams();
  const form = way === 'name' ? <SignInByName session={session} /> : <SignInByMobile session={session} />;
  return (
    <div className={styles['form']}>
      {error && <FormFailure>{errorText(error, locale)}</FormFailure>}
      {join && (
        <p className={styles['notice']}>
          <Icon name="link" size={18} />
          {text('social.join')}
        </p>
      )}
      {byMobile ? (
        <Tabs
          label={text('methods')}
          tabs={[
            { id: 'name', label: text('method.name') },
            { id: 'mobile', label: text('method.mobile') },
          ]}
          selected={way}
          onSelect={setWay}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      {(social || freePlay) && !join && (
        <div className={styles['alternatives']}>
          <p className={styles['or']}>{text('or')}</p>
          {social && <SocialButtons />}
          {freePlay && <TrialButton session={session} onFailure={setFailure} />}
          <FormFailure>{failure}</FormFailure>
        </div>
      )}
    </div>
  );
}
