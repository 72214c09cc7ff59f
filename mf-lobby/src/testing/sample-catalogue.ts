import type { AnnouncementItem, AnnouncementsValue } from '@pavilion/api/announcements';
import type { Winner } from '@pavilion/api/games';
import { aCover } from '@pavilion/testing';

export const sampleHeadline: AnnouncementItem = {
  id: '1',
  type: 'H',
  title: 'Play within your means.',
  promotionType: null,
  url: null,
  linkageType: null,
  from: '2026-01-01T00:00:00.000Z',
  until: null,
};

export const sampleBanners: AnnouncementsValue['banners'] = [
  {
    id: '1',
    groupName: 'w_home',
    title: 'Lantern Dice is lit',
    subtitle: 'Provably fair',
    action: 'Roll the dice',
    image: aCover(250),
    tone: 'dark',
    url: '100000',
    linkageType: 'GAME',
  },
  {
    id: '2',
    groupName: 'w_home',
    title: 'Live tables',
    subtitle: 'By the river',
    action: 'Take a seat',
    image: aCover(160),
    tone: 'dark',
    url: '/live',
    linkageType: 'PAGE',
  },
];

/** A line of the winner board. */
export function aWinner(facts: Partial<Winner> = {}): { vo: Winner } {
  return {
    vo: { nodeId: '100000', iconUrl: aCover(40), gameName: 'Lantern Dice', customerName: 'ra***a', winAmount: '1250000', ...facts },
  };
}
