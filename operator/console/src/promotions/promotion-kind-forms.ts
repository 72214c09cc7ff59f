import type { PromotionKind } from '@pavilion/api/staff';
import { countingForm } from './counting/counting-form';
import { missionForm } from './mission/mission-form';
import type { PromotionKindForm } from './promotion-kind-form';

/** The kinds of rules, in the order of their tabs: a kind is on the page once its form is here. */
export const promotionKindForms: readonly PromotionKindForm[] = [asAny(countingForm), asAny(missionForm)];

export function promotionKindForm(kind: string | undefined): PromotionKindForm | undefined {
  return promotionKindForms.find((form) => form.kind === kind);
}

/** Only the page handles a form of any kind, and hands its own values back to it. */
function asAny<Kind extends PromotionKind, Values extends object>(form: PromotionKindForm<Kind, Values>): PromotionKindForm {
  return form as unknown as PromotionKindForm;
}
