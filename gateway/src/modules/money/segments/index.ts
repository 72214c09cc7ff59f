export type { SegmentFact } from './segment-facts';
export { createSegments, type Segments } from './service';
export { segmentStaffRoutes } from './staff-routes';
