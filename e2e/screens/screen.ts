import type { Page } from '@playwright/test';
import { loadTexts } from '../load-texts';
import type { Variant } from './variants';

/** Who looks at a screen: `newcomer` is a member with nothing in any list, `nobody` an operator who has not logged in. */
export type Viewer = 'visitor' | 'member' | 'agent' | 'newcomer' | 'staff' | 'nobody';

const CATALOGUES = {
  shell: 'shell/src/messages',
  games: 'mf-games/src/messages',
  wallet: 'mf-wallet/src/messages',
  console: 'operator/console/src/messages',
};

/** How a screen is looked at, and what its buttons are called there. */
export interface Look {
  isPhone: boolean;
  /** A text of a catalogue, as a pattern from its beginning; its gaps fit anything. */
  named(catalogue: keyof typeof CATALOGUES, id: string): RegExp;
}

/** A picture to take. */
export interface Screen {
  /** Of its sheet. */
  name: string;
  address: string;
  viewer: Viewer;
  /** Whose styles are on it. */
  remote?: string | undefined;
  /** Before the page is loaded, such as what calls are answered with. */
  before?: (page: Page) => Promise<unknown>;
  /** Once the page is there, such as what opens a dialog over it. */
  act?: (page: Page, look: Look) => Promise<unknown>;
  /** What is over the page, not the page down to its end. */
  over?: boolean;
  /** It shows that a part was refused. */
  refused?: boolean;
}

export function lookOf({ touch, width, locale }: Variant): Look {
  return {
    isPhone: touch && width < 600,
    named(catalogue, id) {
      const parts = loadTexts(CATALOGUES[catalogue], locale)(id).split(/\{\w+\}/);
      return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}`);
    },
  };
}
