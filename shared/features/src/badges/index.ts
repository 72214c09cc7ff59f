export { MenuBadge } from './MenuBadge';
