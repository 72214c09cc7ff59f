import { QrCode } from '@pavilion/ui/qr-code';
import { CopyButton } from '../frame/CopyButton';
import { useTexts } from '../messages';
import styles from './session.module.css';

/** What the authenticator scans, and the same to type. */
export function AuthenticatorSecret({ otpauth }: { otpauth: string }) {
  const t = useTexts();
  const secret = new URL(otpauth).searchParams.get('secret') ?? '';
  return (
    <div className={styles['authenticator']}>
      <QrCode text={otpauth} label={t('enrol.qr')} />
      <div>
        <p>{t('enrol.scan')}</p>
        <p className={styles['secret']}>
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} label={t('enrol.copySecret')} />
        </p>
      </div>
    </div>
  );
}
