import type { Transport } from './transport';

/** Sends nothing to anybody: what would have been sent stays to be read in the outbox. For development and tests. */
export const sandbox: Transport = { name: 'sandbox', send: async () => undefined };
