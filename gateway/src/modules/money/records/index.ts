export { createRecordExports, type RecordExports } from './exports/service';
export { recordExportRoutes } from './exports/routes';
export { recordRoutes } from './routes';
export { createRecords, type Records } from './service';
