import type { IconName } from '@pavilion/ui';
import type { MessageId } from '../messages';

/** A page in the navigation; a brand's pages begin with nothing, as they follow the brand's own address. */
export interface NavigationItem {
  path: string;
  icon: IconName;
  label: MessageId;
  /** Stays in the bar of a phone; the others are in its menu. */
  primary?: boolean;
}

export interface NavigationGroup {
  label: MessageId;
  items: readonly NavigationItem[];
}

/** The pages of the whole console. */
export const consoleGroups: readonly NavigationGroup[] = [
  {
    label: 'nav.group.operation',
    items: [
      { path: '/board', icon: 'grid', label: 'nav.board', primary: true },
      { path: '/pending', icon: 'clock', label: 'nav.pending', primary: true },
      { path: '/vendors', icon: 'gamepad', label: 'nav.vendors' },
    ],
  },
  {
    label: 'nav.group.system',
    items: [
      { path: '/outbox', icon: 'mail', label: 'nav.outbox' },
      { path: '/jobs', icon: 'refresh', label: 'nav.jobs', primary: true },
      { path: '/audit', icon: 'shield-check', label: 'nav.audit', primary: true },
    ],
  },
  {
    label: 'nav.group.access',
    items: [
      { path: '/operators', icon: 'users', label: 'nav.operators' },
      { path: '/deploy-tokens', icon: 'package', label: 'nav.tokens' },
    ],
  },
];

/** The pages of one brand, after `/brands/<code>`. */
export const brandGroups: readonly NavigationGroup[] = [
  { label: 'nav.group.overview', items: [{ path: '/home', icon: 'home', label: 'nav.home' }] },
  {
    label: 'nav.group.money',
    items: [
      { path: '/deposits', icon: 'wallet', label: 'nav.deposits' },
      { path: '/withdrawals', icon: 'banknote', label: 'nav.withdrawals' },
      { path: '/held-wins', icon: 'clock', label: 'nav.heldWins' },
      { path: '/books', icon: 'coins', label: 'nav.books' },
      { path: '/reconciliation', icon: 'check-circle', label: 'nav.reconciliation' },
    ],
  },
  {
    label: 'nav.group.players',
    items: [
      { path: '/members', icon: 'users', label: 'nav.members' },
      { path: '/bonuses', icon: 'gift', label: 'nav.bonuses' },
      { path: '/promotions', icon: 'star', label: 'nav.promotions' },
      { path: '/boards', icon: 'trophy', label: 'nav.boards' },
      { path: '/segments', icon: 'filter', label: 'nav.segments' },
      { path: '/redemptions', icon: 'package', label: 'nav.redemptions' },
      { path: '/reward-applications', icon: 'ticket', label: 'nav.rewardApplications' },
      { path: '/feedback', icon: 'mail', label: 'nav.feedback' },
      { path: '/registration', icon: 'pencil', label: 'nav.registration' },
    ],
  },
  {
    label: 'nav.group.site',
    items: [
      { path: '/catalogue', icon: 'gamepad', label: 'nav.catalogue' },
      { path: '/announcements', icon: 'message', label: 'nav.announcements' },
      { path: '/site', icon: 'globe', label: 'nav.site' },
      { path: '/details', icon: 'info', label: 'nav.details' },
      { path: '', icon: 'settings', label: 'nav.settings' },
    ],
  },
];
