import type { PromotionKind, PromotionTerms } from '@pavilion/api/staff';
import { activityForm } from './activity/activity-form';
import { campaignForm } from './campaign/campaign-form';
import { boardForm } from './board/board-form';
import { countingForm } from './counting/counting-form';
import { rebateForm } from './rebate/rebate-form';
import { anyForm, type TermsForm } from './terms-form';

/** The form of each kind. */
export const termsForms: Readonly<Record<PromotionKind, TermsForm<PromotionTerms>>> = {
  activity: anyForm(activityForm),
  campaign: anyForm(campaignForm),
  board: anyForm(boardForm),
  counting: anyForm(countingForm),
  rebate: anyForm(rebateForm),
};
