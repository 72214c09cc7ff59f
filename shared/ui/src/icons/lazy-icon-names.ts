import type { lazyIcons } from './lazy-icons';

/** An icon whose drawing is fetched when it is first shown. */
export type LazyIconName = keyof typeof lazyIcons;

/** The keys of the late drawings, without the drawings. */
export const lazyIconNames: Readonly<Record<LazyIconName, true>> = {
  'arrow-down': true,
  'arrow-up': true,
  banknote: true,
  bonus: true,
  calendar: true,
  chart: true,
  'check-circle': true,
  coins: true,
  copy: true,
  crown: true,
  dice: true,
  external: true,
  file: true,
  filter: true,
  key: true,
  link: true,
  list: true,
  lock: true,
  mail: true,
  maximize: true,
  medal: true,
  minus: true,
  network: true,
  package: true,
  pencil: true,
  phone: true,
  qr: true,
  receipt: true,
  rocket: true,
  share: true,
  shield: true,
  'shield-check': true,
  shop: true,
  trash: true,
  'x-circle': true,
};
