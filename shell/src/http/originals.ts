/*
 * What carries the session's token, as the browser brought it. Remotes run in this page's realm: one that puts something of its own in the place of
 * `fetch`, or of what answers are read with, sees neither the token nor an answer that brings one. Taken when the shell's first file runs, before
 * any remote can.
 */

const { apply } = Reflect;

/** A method that is called on what it is given, whatever stands in its place later. */
function ofOwner<Owner, Given extends unknown[], Value>(method: (this: Owner, ...given: Given) => Value) {
  return (owner: Owner, ...given: Given): Value => apply(method, owner, given) as Value;
}

const inPage = globalThis.fetch;
const headersGetter = Object.getOwnPropertyDescriptor(Response.prototype, 'headers')?.get as (this: Response) => Headers;

export const fetch: typeof globalThis.fetch = (...asked) => apply(inPage, globalThis, asked) as Promise<Response>;
export const textOf = ofOwner(Response.prototype.text);
export const headersOf = ofOwner(headersGetter);
export const headerOf = ofOwner(Headers.prototype.get);
export const { parse, stringify } = JSON;
