import type { PromotionKind, PromotionTerms } from '@pavilion/api/staff';
import { activityForm } from './activity/activity-form';
import { boardForm } from './board/board-form';
import { campaignForm } from './campaign/campaign-form';
import { countingForm } from './counting/counting-form';
import { levelForm } from './level/level-form';
import { missionForm } from './mission/mission-form';
import { rebateForm } from './rebate/rebate-form';
import { anyForm, type TermsForm } from './terms-form';

/** The form of each kind. */
export const termsForms: Readonly<Record<PromotionKind, TermsForm<PromotionTerms>>> = {
  activity: anyForm(activityForm),
  board: anyForm(boardForm),
  campaign: anyForm(campaignForm),
  counting: anyForm(countingForm),
  level: anyForm(levelForm),
  mission: anyForm(missionForm),
  rebate: anyForm(rebateForm),
};
