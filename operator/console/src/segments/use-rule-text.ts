import type { SegmentCondition, SegmentFactLine, SegmentRule } from '@pavilion/api/staff';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { useFactName } from './use-fact-texts';

/** A rule in one line, groups in brackets. */
export function useRuleText(facts: readonly SegmentFactLine[], currency: string): (rule: SegmentRule) => string {
  const t = useTexts();
  const nameOf = useFactName();
  const amountOf = useFormatAmount();
  const valueOf = (condition: SegmentCondition): string => {
    if ('values' in condition) return condition.values.join(', ');
    if (condition.op === 'is') return t(condition.value ? 'segments.yes' : 'segments.no');
    if (!('value' in condition)) return t('segments.inDays', { days: condition.days });
    const money = facts.find(({ key }) => key === condition.fact)?.money;
    const value = money ? amountOf(condition.value, currency) : condition.value;
    return condition.days === null ? value : `${value}, ${t('segments.inLastDays', { days: condition.days })}`;
  };
  const conditionText = (condition: SegmentCondition) =>
    `${nameOf(condition.fact)}: ${t(`segments.op.${condition.op}`)} ${valueOf(condition)}`;
  const ruleText = ({ match, of }: SegmentRule): string => {
    const parts = of.map((each) => ('match' in each ? `(${ruleText(each)})` : conditionText(each)));
    return `${t(`segments.match.${match}`)}: ${parts.join('; ')}`;
  };
  return ruleText;
}
