import type { OutboxPage, OutboxQuery } from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** Messages to players. */
export function outboxCalls({ call }: StaffClient) {
  return {
    list: (asked: OutboxQuery) => call<OutboxPage>('GET', `/outbox?${new URLSearchParams(asked as Record<string, string>)}`),
    retry: (id: string, reason: string) => call<unknown>('POST', `/outbox/${encodeURIComponent(id)}/retry`, { reason }),
  };
}
