import type { AnnouncementContentValue, Execution } from '@pavilion/api/announcements';
import { announcementContent } from '@pavilion/api/calls/announcements';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { keepPreviousData, useQuery } from '@pavilion/host/query';

/** Popups of these moments, or, without any, the notices: nine at a time with what they say. */
export function useAnnouncementContents(executions: readonly Execution[] | undefined, page: number) {
  const client = useClient();
  const language = useLocale();
  const which = executions ? ({ types: 'PU', execution: executions.join(',') } as const) : ({ types: 'PL' } as const);
  return useQuery({
    queryKey: ['announced', 'contents', which, page, language],
    queryFn: () => client.call(announcementContent, { ...which, platform: 'W', pageNo: String(page), language }),
    placeholderData: keepPreviousData,
  });
}

/** One notice by its id, for whoever was led to it. */
export function useNotice(id: string | undefined) {
  const client = useClient();
  const language = useLocale();
  const { data } = useQuery({
    queryKey: ['announced', 'notice', id, language],
    queryFn: (): Promise<AnnouncementContentValue> =>
      client.call(announcementContent, { types: 'PL,H', platform: 'W', language, ...(id && { id }) }),
    enabled: id !== undefined,
  });
  return data?.list[0];
}
