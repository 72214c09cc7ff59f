import type { Suit } from '../../src/table/cards';

/** How wide and high the drawings below are. */
export const SUIT_BOX = 24;

/** The signs of the suits as drawings: no font of ours has them, so each device would look for letters of its own, and some show small pictures. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  clubs:
    'M12 1.8a4.7 4.7 0 0 1 3.7 7.6A4.8 4.8 0 1 1 13 16.6c.2 2.3.9 4.1 2.3 6H8.7c1.4-1.9 2.1-3.7 2.3-6A4.8 4.8 0 1 1 8.3 9.4 4.7 4.7 0 0 1 12 1.8z',
  diamonds: 'M12 1.2 20 12l-8 10.8L4 12z',
  hearts: 'M12 22C5 15.6 1.8 12 1.8 7.9A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10.2 1.9C22.2 12 19 15.6 12 22z',
  spades:
    'M12 1.4C6.3 7.2 2.8 10.4 2.8 14.3a4.7 4.7 0 0 0 8.2 3c-.2 2-.9 3.6-2.3 5.3h6.6c-1.4-1.7-2.1-3.3-2.3-5.3a4.7 4.7 0 0 0 8.2-3c0-3.9-3.5-7.1-9.2-12.9z',
};
