export { openStream, type PlatformStream, type StreamOptions } from './platform-stream';
