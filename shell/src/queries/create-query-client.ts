import { CallError } from '@pavilion/host/http';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { createAnswerSchedule } from './answer-schedule';

/** What keeps the answers of the gateway for the page and all remotes. */
export function createQueryClient(page: Document): QueryClient {
  notifyManager.setScheduler(createAnswerSchedule(page));
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network a page says so at once, and asks again by itself when it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Only what may be better the next time: the server's own refusals are final.
        retry: (failures, error) =>
          failures < 2 &&
          navigator.onLine &&
          error instanceof CallError &&
          ['network.abnormal', 'request.timed_out', 'service.unavailable'].includes(error.code),
      },
      // What somebody pressed is done now or fails now, never later behind their back.
      mutations: { networkMode: 'always' },
    },
  });
}
