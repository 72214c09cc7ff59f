export { transferRoutes } from './routes';
export { createTransfers, type Transfers } from './service';
import './tables';
