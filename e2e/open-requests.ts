import type { Page, Request } from '@playwright/test';

const watched = new WeakMap<Page, Map<Request, number>>();

/** Keeps in mind what a page asks for, so that a test which waits for it in vain can say what never came. */
export function watchRequests(page: Page): void {
  const open = new Map<Request, number>();
  watched.set(page, open);
  page.on('request', (request) => open.set(request, Date.now()));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** What a watched page still waits for, and for how long, in words; the event stream, which never ends, is left out. */
export function openRequests(page: Page): string[] {
  return [...(watched.get(page) ?? [])]
    .filter(([request]) => request.resourceType() !== 'eventsource' && !request.url().includes('/events'))
    .map(([request, since]) => `${request.method()} ${request.url()}, asked ${Math.round((Date.now() - since) / 100) / 10} s ago`);
}
