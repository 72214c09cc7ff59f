export { missedUpdates } from './missed-updates';
export { openStream, type PlatformStream } from './platform-stream';
