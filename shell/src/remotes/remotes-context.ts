import type { Refusal } from '@pavilion/contract';
import type { EventBus } from '@pavilion/host/events';
import { type PartKind } from './part-loader';
import type { BrandManifest } from '@pavilion/contract';
import { type PartLoader } from './part-loader';
import { type PlayerActivity } from './player-activity';
import type { UnmountNotice } from './part-lifecycle';
/** What views of remotes stand on. */
export interface RemotesContext {
  parts: PartLoader;
  current(): BrandManifest;
  subscribe(listener: () => void): () => void;
  activity: PlayerActivity;
  refused(refusal: RefusedPart): void;
  shown(part: ShownPart): void;
  /** A part of this remote is on the page, until the returned function is called. Only previews want to know. */
  mounted?(remote: string): () => void;
  /** The page's events as this remote has them. */
  eventsOf(remote: string): EventBus;
  notifyUnmount(how: UnmountNotice): void;
}
/** A part of a remote that a player now sees. */
export interface ShownPart {
  remote: string;
  version: string;
  kind: PartKind;
  part: string;
  /** From being asked for to being on the screen, in milliseconds. */
  tookMs: number;
}

/** A part that a player does not see, and what it threw. */
export interface RefusedPart extends Refusal {
  part: string;
  error?: Error;
}
