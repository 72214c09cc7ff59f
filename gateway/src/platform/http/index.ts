export type { Access, Brand, SessionFacts } from './request-context';
export { applyHttpRules } from './http-rules';
export { ok } from './ok';
export { newServer } from './new-server';
