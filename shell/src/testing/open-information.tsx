import type { AnnouncementContent, PopupItem } from '@pavilion/api/announcements';
import { announcementContent, announcements } from '@pavilion/api/calls/announcements';
import { permission } from '@pavilion/api/calls/system';
import type { MemberInfo } from '@pavilion/api/members';
import type { HttpClient } from '@pavilion/host/http';
import { FakeGateway } from '@pavilion/testing';
import { PopupsAndNotices } from '../information/announcements/PopupsAndNotices';
import { createPopups } from '../session/popups';
import { aManifest, aPage, aRemote, renderShell } from './render-shell';

export const lobby = aRemote('lobby', [aPage('lobby.home', '/'), aPage('lobby.promotions', '/promotions')]);
export const games = aRemote('games', [aPage('games.play', '/play/:nodeId', { area: 'bare' })]);
const manifest = aManifest({ lobby, games });
export const item = (id: string, more: Partial<AnnouncementContent> = {}): AnnouncementContent => ({
  id,
  type: 'PU',
  title: `Title ${id}`,
  content: `<p>What ${id} says</p>`,
  execution: 'B',
  promotionType: null,
  url: null,
  linkageType: null,
  from: '2026-11-01T00:00:00Z',
  until: null,
  ...more,
});
const popup = (full: AnnouncementContent) => ({ ...full, content: undefined }) as unknown as PopupItem;

export function announcing(list: readonly AnnouncementContent[], pages = 1) {
  return new FakeGateway()
    .answer(announcements, {
      banners: [],
      promotion: [],
      popup: list.filter(({ type }) => type === 'PU').map(popup),
      playerNotice: list.filter(({ type }) => type === 'PL').map(popup),
    })
    .answer(announcementContent, ({ pageNo = '1' }) => ({
      list: list.map((each) => ({ ...each, id: `${each.id}${pageNo === '1' ? '' : `-${pageNo}`}` })),
      pageNum: Number(pageNo),
      totalPages: pages,
    }))
    .answer(permission, {
      info: { resources: [], customerService: { path: '/service?who=sealed' } },
    } as never);
}

/** How long nobody has done anything on the page. */
export const idle = { ms: 60_000 };
export const visits: { info: MemberInfo | undefined } = { info: undefined };

export async function openInformation(http: HttpClient, options: Parameters<typeof renderShell>[1] = {}) {
  const popups = createPopups(() => undefined);
  const serviceAt: string[] = [];
  const session = { popups, info: () => visits.info };
  const dialogs = { setServiceAddress: (address: string) => void serviceAt.push(address) };
  const rendered = await renderShell(manifest, {
    http,
    over: () => <PopupsAndNotices session={session} dialogs={dialogs} activity={{ idleMs: () => idle.ms }} />,
    ...options,
  });
  return { ...rendered, popups, serviceAt };
}

/** Each test begins as the first visit of somebody who reads English, at a page where nobody does anything. */
export function asFirstVisits(): void {
  beforeAll(() => import('../information/InformationSheet'));
  beforeEach(() => {
    localStorage.setItem('pavilion.lang', 'en');
    sessionStorage.clear();
    visits.info = undefined;
    idle.ms = 60_000;
    window.scrollTo = () => undefined;
  });
  afterEach(() => localStorage.clear());
}
