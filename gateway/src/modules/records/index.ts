export { recordRoutes } from './routes';
export { createRecords, type Records } from './service';
