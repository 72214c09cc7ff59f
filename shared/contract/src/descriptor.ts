import type { IconKey } from './icons';
import type { PlatformPages } from './pages';
import type { SlotName } from './slots';
import type { EventName } from './events';
import type { Text } from './text';

/** Names are addresses in the registry: lower case, no `mf-`. @public */
export type RemoteName = string;

/** Where a page is shown: the lobby frame, under `/member/…`, under `/agentHome/…`, or without any frame. @public @input */
export type Area = 'site' | 'member' | 'agent' | 'bare';

/** Who may see a page. `member` excludes trial players, `player` is anybody signed in. @public */
export type Audience = 'everyone' | 'visitor' | 'player' | 'member' | 'agent';

/** The menus of the frame that a page can ask to stand in. @public @input */
export type MenuName = 'side' | 'bottom' | 'account' | 'area' | 'footer';

/** One screen of a remote, as the shell needs to know it before the remote is loaded. @public */
export interface PageDescriptor<Id extends string = string> {
  /** How everybody else reaches it: `links.to('wallet.deposit')`. */
  id: Id;
  /** Addresses, the first being the canonical one; `:name` marks a parameter. Relative to the area. */
  paths: readonly [string, ...string[]];
  area: Area;
  label: Text;
  icon: IconKey;
  audience: Audience;
  /** Menus it stands in, each with its place in the order. */
  menus?: Partial<Record<MenuName, number>>;
  /** A flag of the brand that has to be on for the page to exist. */
  flag?: string;
  /** True on screens that want the whole width: the side menu is hidden. */
  wide?: boolean;
  /** True on a screen that stays open as a mini-player while the player looks at other pages, as long as it asks for it (`@pavilion/host/mini-player`). */
  keepAlive?: boolean;
  /**
   * The search parameter of addresses that go on with something begun, such as a deposit that is paid elsewhere. Whoever comes back to one may finish
   * it while the remote is drained.
   */
  resumes?: string;
}

/** What a remote is, in plain data that its build publishes beside its code. @public */
export interface RemoteDescriptor<Id extends string = string> {
  name: RemoteName;
  contract: number;
  runtime: string;
  pages: readonly PageDescriptor<Id>[];
  /** Slots it fills, each with its place in the order. */
  slots: Partial<Record<SlotName, number>>;
  /** Areas whose layout belongs to it. */
  layouts: readonly Area[];
  /** Events it emits or listens to, with their versions. */
  events: Partial<Record<EventName, number>>;
}

type Described<Id extends string> = Omit<RemoteDescriptor<Id>, 'contract' | 'runtime' | 'slots' | 'layouts' | 'events'> &
  Partial<Pick<RemoteDescriptor<Id>, 'slots' | 'layouts' | 'events'>>;

/** Types a descriptor in a remote's `descriptor.ts`; the build adds the contract it was made against. @public */
export function describeRemote<const Id extends keyof PlatformPages & string>(described: Described<Id>): Described<Id> {
  return described;
}
