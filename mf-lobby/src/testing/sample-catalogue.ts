import type { AnnouncementsValue, Winner } from '@pavilion/api/games';
import { aCover } from '@pavilion/testing';

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
