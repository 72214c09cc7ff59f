export type { FactScope, SegmentFact } from './segment-facts';
export type { FindSegmentUses } from './segment-uses';
export { createSegments, type Segments } from './service';
export { segmentStaffRoutes } from './staff-routes';
