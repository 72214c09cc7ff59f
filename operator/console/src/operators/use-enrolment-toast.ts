import type { OperatorChangeResult } from '@pavilion/api/staff';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';

/** Says how an operator learns where to enrol; nothing when there is nothing to set. */
export function useEnrolmentToast(): (answer: OperatorChangeResult) => void {
  const t = useTexts();
  const toast = useToast();
  return ({ operator, enrolment }) => {
    if (enrolment)
      toast({
        tone: 'info',
        title: t(`enrolment.${enrolment}`),
        text: t(`enrolment.${enrolment}Text`, { name: operator.displayName }),
      });
  };
}
