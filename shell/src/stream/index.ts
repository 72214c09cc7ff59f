export { openStream } from './platform-stream';
