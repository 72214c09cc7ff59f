import { Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { ACCOUNT_KEY } from './account-key';
import { AuthenticatorForm } from './AuthenticatorForm';
import { MailForm } from './MailForm';
import { PasswordForm } from './PasswordForm';
import { Sessions } from './Sessions';
import styles from './account.module.css';

/** How the operator who is here signs in, and where else they are signed in. */
export function AccountPage() {
  const t = useTexts();
  const { account } = useStaff();
  const { data, error, isFetching, refetch } = useQuery({ queryKey: ACCOUNT_KEY, queryFn: account.view, retry: false });
  return (
    <>
      <PageHead title={t('account.title')} text={t('account.text')} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Skeleton shape="block" height="160px" />}
      {data && (
        <div className={styles['parts']}>
          <h2 className="pv-visually-hidden">{t('account.text')}</h2>
          <Sessions sessions={data.sessions} />
          <PasswordForm />
          <AuthenticatorForm />
          <MailForm key={data.mail} present={data.mail} />
        </div>
      )}
    </>
  );
}
