export { createRecordExports } from './exports/service';
export { recordExportRoutes } from './exports/routes';
export { recordRoutes } from './routes';
export { recordStaffRoutes } from './staff-routes';
export type { GameCatalogue } from './names';
export { createRecords } from './service';
