export type { SegmentFact } from './segment-facts';
export { createSegments, type Segments } from './service';
export type { FindSegmentUses } from './segment-uses';
export { segmentStaffRoutes } from './staff-routes';
