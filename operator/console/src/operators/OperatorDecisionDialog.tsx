import type { OperatorLine } from '@pavilion/api/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { type EnrolmentHandover, OPERATORS_KEY } from './enrolment-handover';

/** A second admin's part in an account: handing over where to enrol, or saying that a person of their own is behind it. */
export interface OperatorDecision {
  kind: 'release' | 'confirm';
  operator: OperatorLine;
}

export interface OperatorDecisionDialogProps {
  decision: OperatorDecision;
  onReleased: (handover: EnrolmentHandover) => void;
  onClose: () => void;
}

export function OperatorDecisionDialog({ decision: { kind, operator }, onReleased, onClose }: OperatorDecisionDialogProps) {
  const t = useTexts();
  const { operators } = useStaff();
  const queries = useQueryClient();
  const act = async (reason: string) => {
    if (kind === 'confirm') return operators.confirm(operator.id, reason);
    const { enrolment } = await operators.release(operator.id, reason);
    return onReleased({ name: operator.displayName, ...enrolment });
  };
  const facts = { name: operator.displayName, mail: operator.mail ?? t('operators.noMail') };
  return (
    <ReasonDialog
      title={t(`operators.${kind}Title`, facts)}
      text={t(`operators.${kind}Text`, facts)}
      confirmLabel={t(`operators.${kind}`)}
      doneText={t(`operators.${kind}Done`, facts)}
      act={act}
      onDone={() => void queries.invalidateQueries({ queryKey: OPERATORS_KEY })}
      onClose={onClose}
    />
  );
}
