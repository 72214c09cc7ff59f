import type { PromotionKind, PromotionRuleChange, PromotionRuleLine } from '@pavilion/api/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { bonusesKey } from '../bonuses/use-bonuses';
import { promotionsKey } from './use-promotions';

export type RuleAction = 'save' | 'switch' | 'request' | 'withdraw';

export interface RuleDialogProps {
  brand: string;
  rule: { kind: PromotionKind; code: string };
  name: string;
  action: RuleAction;
  latest: PromotionRuleLine | undefined;
  /** What is sent; nothing where a version is withdrawn. */
  change: Omit<PromotionRuleChange, 'reason'> | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** A last look before a rule changes, and why it does. */
export function RuleDialog({ brand, rule, name, action, latest, change, onDone, onClose }: RuleDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const how = action === 'switch' ? (latest?.enabled ? 'switchOff' : 'switchOn') : action;
  const act = (reason: string): Promise<unknown> => {
    if (!change) return staff.promotions.withdraw(brand, rule, { version: latest?.version ?? 0, reason });
    const wanted = { ...change, reason };
    return action === 'request' ? staff.promotions.request(brand, rule, wanted) : staff.promotions.write(brand, rule, wanted);
  };
  return (
    <ReasonDialog
      title={t(`promotions.${how}One`, { name })}
      text={t(`promotions.${how}Text`)}
      confirmLabel={t(`promotions.${how}`)}
      doneText={t(`promotions.${how}Done`, { name })}
      maxLength={300}
      act={act}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: promotionsKey(brand) });
        // Offers are priced beside what rules give.
        void queries.invalidateQueries({ queryKey: bonusesKey(brand) });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
