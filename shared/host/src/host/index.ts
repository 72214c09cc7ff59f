export type { Host } from './host';
export { HostProvider, useHost } from './host-context';
