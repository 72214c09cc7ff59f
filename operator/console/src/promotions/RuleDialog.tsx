import type { PromotionKind, PromotionRuleChange } from '@pavilion/api/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { promotionsKey } from './use-promotions';

export type RuleAction = 'save' | 'switchOff' | 'switchOn' | 'request';

export interface RuleDialogProps {
  brand: string;
  kind: PromotionKind;
  code: string;
  name: string;
  action: RuleAction;
  change: Omit<PromotionRuleChange, 'reason'>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason of what is decided, and does it. */
export function RuleDialog({ brand, kind, code, name, action, change, onDone, onClose }: RuleDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const act = (reason: string): Promise<unknown> => {
    if (action === 'request') return staff.promotions.request(brand, kind, code, { ...change, enabled: true, reason });
    const enabled = action === 'save' ? change.enabled : action === 'switchOn';
    return staff.promotions.write(brand, kind, code, { ...change, enabled, reason });
  };
  return (
    <ReasonDialog
      title={t(`promotions.${action}One`, { name })}
      text={t(`promotions.${action}Text`)}
      confirmLabel={t(`promotions.${action}`)}
      doneText={t(`promotions.${action}Done`, { name })}
      maxLength={300}
      act={act}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: promotionsKey(brand) });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
