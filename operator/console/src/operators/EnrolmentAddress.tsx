import { ShownOnce } from '../frame/ShownOnce';
import { useTexts } from '../messages';
import type { EnrolmentHandover } from './enrolment-handover';

export function EnrolmentAddress({
  enrolling: { name, address, until },
  onClose,
}: {
  enrolling: EnrolmentHandover;
  onClose: () => void;
}) {
  const t = useTexts();
  return (
    <ShownOnce
      title={t('enrolment.title', { name })}
      text={t('enrolment.text', { name })}
      label={t('enrolment.address')}
      secret={address}
      copyLabel={t('enrolment.copy')}
      untilLabel={t('enrolment.until')}
      until={until}
      doneLabel={t('enrolment.handedOver')}
      onClose={onClose}
    />
  );
}
