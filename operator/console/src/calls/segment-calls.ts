import type {
  MemberTagsValue,
  SegmentChange,
  SegmentCount,
  SegmentRule,
  SegmentsValue,
  TagChange,
  TagOutcome,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** How operators say whom something is for, and mark members. */
export function segmentCalls({ call }: StaffClient) {
  const root = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  const one = (brand: string, code: string) => `${root(brand)}/segments/${encodeURIComponent(code)}`;
  return {
    overview: (brand: string) => call<SegmentsValue>('GET', `${root(brand)}/segments`),
    count: (brand: string, rule: SegmentRule) => call<SegmentCount>('POST', `${root(brand)}/segments/count`, { rule }),
    write: (brand: string, code: string, wanted: SegmentChange) => call<SegmentsValue>('PUT', one(brand, code), wanted),
    request: (brand: string, code: string, wanted: SegmentChange) =>
      call<SegmentsValue>('POST', `${one(brand, code)}/requests`, wanted),
    decide: (brand: string, id: string, step: 'approval' | 'rejection', reason: string) =>
      call<SegmentsValue>('POST', `${root(brand)}/segment-requests/${encodeURIComponent(id)}/${step}`, { reason }),
    tagsOf: (brand: string, member: string) =>
      call<MemberTagsValue>('GET', `${root(brand)}/members/${encodeURIComponent(member)}/tags`),
    tag: (brand: string, wanted: TagChange) => call<TagOutcome>('POST', `${root(brand)}/tags`, wanted),
    requestTag: (brand: string, wanted: TagChange) => call<{ asked: true }>('POST', `${root(brand)}/tags/requests`, wanted),
  };
}
