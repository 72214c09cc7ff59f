export { createStream, type Stream, type StreamNeeds } from './service';
export { streamRoutes } from './routes';
