export { transferRoutes } from './routes';
export { createTransfers } from './service';
import './tables';
