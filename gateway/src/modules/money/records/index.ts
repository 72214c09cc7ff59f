export { createRecordExports, type RecordExports } from './exports/service';
export { recordExportRoutes } from './exports/routes';
export { recordRoutes } from './routes';
export type { GameCatalogue } from './names';
export { createRecords, type Records } from './service';
