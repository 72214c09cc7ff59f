export { artRoutes, type GameFinder } from './routes';
