export { createStream, type Page, type Stream, type StreamNeeds } from './service';
export { streamRoutes } from './routes';
