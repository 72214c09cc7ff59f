export { openStream, type PlatformStream } from './platform-stream';
