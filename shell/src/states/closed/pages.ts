export { ClosedPage } from './ClosedPage';
export { MaintenancePage } from './MaintenancePage';
