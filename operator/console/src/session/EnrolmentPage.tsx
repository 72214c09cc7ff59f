import { ErrorState, Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { isFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { EnrolmentForm } from './EnrolmentForm';
import { useSession } from './session-context';
import { WelcomeFrame } from './WelcomeFrame';

/** A one-time address: somebody who was invited sets password and authenticator, and is in. */
export function EnrolmentPage() {
  const t = useTexts();
  const { token = '' } = useParams();
  const go = useNavigate();
  const toast = useToast();
  const staff = useStaff();
  const { startSession } = useSession();
  const { data, error, isPending } = useQuery({
    queryKey: ['enrolment', token],
    queryFn: () => staff.operators.invitation(token),
    retry: false,
    // A second look would show another secret than the one that was scanned.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <WelcomeFrame title={t('enrol.title')} text={data && t('enrol.text', { name: data.displayName, user: data.name })}>
      {isPending && <Skeleton lines={6} />}
      {error && <Refused error={error} />}
      {data && (
        <EnrolmentForm
          token={token}
          invited={data}
          onDone={(session) => {
            startSession(session);
            toast({ tone: 'positive', title: t('enrol.done') });
            void go('/board');
          }}
        />
      )}
    </WelcomeFrame>
  );
}

/** A link that was cut off while it was copied is no field that somebody filled in wrongly. */
function Refused({ error }: { error: Error }) {
  const t = useTexts();
  const failureText = useFailureText();
  const code = isFailure(error) ? error.code : undefined;
  const text = code === 'request.invalid' ? t('enrol.refused.incomplete') : failureText(error);
  return <ErrorState title={t('enrol.refused')} text={text} code={code} />;
}
