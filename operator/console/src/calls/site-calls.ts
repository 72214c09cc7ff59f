import type { FeedbackPage } from '@pavilion/api/feedback';
import type { RegistrationChange, RegistrationView } from '@pavilion/api/staff';
import type {
  HelpChange,
  HelpTexts,
  RegionChange,
  RegionTestRequest,
  RegionTestResult,
  SiteSettings,
  SiteSettingsChange,
  SiteStatus,
} from '@pavilion/api/system';
import type { StaffClient } from './staff-client';

/** Which text of the help centre is meant. */
export type HelpTextRef = { article: string } | 'legal';

/** What a brand says of itself: its form, its regions, its links and help texts, and the feedback it gets. */
export function siteCalls({ call }: StaffClient) {
  const brandPath = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  return {
    registration: (brand: string) => call<RegistrationView>('GET', `${brandPath(brand)}/registration-rules`),
    changeRegistration: (brand: string, wanted: RegistrationChange) =>
      call<RegistrationView>('PUT', `${brandPath(brand)}/registration-rules`, wanted),
    status: (brand: string) => call<SiteStatus>('GET', `${brandPath(brand)}/site-status`),
    changeRegions: (brand: string, wanted: RegionChange) => call<unknown>('PUT', `${brandPath(brand)}/site-status/regions`, wanted),
    testRegions: (brand: string, wanted: RegionTestRequest) =>
      call<RegionTestResult>('POST', `${brandPath(brand)}/site-status/regions/trial`, wanted),
    settings: (brand: string) => call<SiteSettings>('GET', `${brandPath(brand)}/site-settings`),
    changeSettings: (brand: string, wanted: SiteSettingsChange) =>
      call<SiteSettings>('PUT', `${brandPath(brand)}/site-settings`, wanted),
    help: (brand: string) => call<HelpTexts>('GET', `${brandPath(brand)}/help`),
    changeHelp: (brand: string, ref: HelpTextRef, wanted: HelpChange) =>
      call<HelpTexts>('PUT', `${brandPath(brand)}/help/${ref === 'legal' ? ref : `articles/${ref.article}`}`, wanted),
    feedback: (brand: string, asked: { before?: string; type?: string }) => {
      const query = String(new URLSearchParams(asked));
      return call<FeedbackPage>('GET', `${brandPath(brand)}/feedback${query && `?${query}`}`);
    },
  };
}
