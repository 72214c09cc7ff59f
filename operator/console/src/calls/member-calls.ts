import type {
  MemberBirthday,
  MemberLevel,
  MemberLimitRequest,
  MemberLimits,
  MemberLines,
  MemberRebates,
  MemberLock,
  MemberSearch,
  MemberView,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** How operators look after members. */
export function memberCalls({ call }: StaffClient) {
  const brandPath = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  const memberPath = (brand: string, id: string) => `${brandPath(brand)}/members/${encodeURIComponent(id)}`;
  return {
    search: (brand: string, asked: MemberSearch) => call<MemberLines>('POST', `${brandPath(brand)}/members/search`, asked),
    one: (brand: string, id: string) => call<MemberView>('GET', memberPath(brand, id)),
    limits: (brand: string, id: string) => call<MemberLimits>('GET', `${memberPath(brand, id)}/limits`),
    rebates: (brand: string, id: string) => call<MemberRebates>('GET', `${memberPath(brand, id)}/rebates`),
    level: (brand: string, id: string) => call<MemberLevel>('GET', `${memberPath(brand, id)}/level`),
    tightenLimit: (brand: string, id: string, wanted: MemberLimitRequest) =>
      call<MemberLimits>('PUT', `${memberPath(brand, id)}/limits`, wanted),
    lock: (brand: string, id: string, wanted: MemberLock) => call<MemberView>('PUT', `${memberPath(brand, id)}/lock`, wanted),
    confirmBirthday: (brand: string, id: string, wanted: MemberBirthday) =>
      call<MemberView>('POST', `${memberPath(brand, id)}/birthday`, wanted),
    withdrawBirthday: (brand: string, id: string, reason: string) =>
      call<MemberView>('POST', `${memberPath(brand, id)}/birthday/withdrawal`, { reason }),
    recover: (brand: string, id: string, reason: string) => call<unknown>('POST', `${memberPath(brand, id)}/recovery`, { reason }),
    signOut: (brand: string, id: string, reason: string) => call<unknown>('POST', `${memberPath(brand, id)}/sign-out`, { reason }),
  };
}
