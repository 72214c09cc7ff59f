export { missedUpdates } from './missed-updates';
export { openStream } from './platform-stream';
