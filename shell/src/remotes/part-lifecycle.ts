import type { BrandManifest, RefusalCode } from '@pavilion/contract';
import { isBusy, onBusyChange } from '@pavilion/host/router';
import { closedReason, type UnmountPolicy, unmountPolicy } from './unmount-policy';
import type { PlayerActivity } from './player-activity';

/** What is in a place: a version of its remote, or nothing and why. */
export type PartState =
  | {
      version: string;
      /** Tells one mount from the next. */ mount: number;
      /** When it was asked for, in the page's own time. */ since: number;
    }
  | {
      closed: RefusalCode;
      /** The version that was there. */
      version?: string;
      /** There is another version, which the player gets by asking again. */
      retriable?: boolean;
    };

/** What happens to a part that somebody has before them. `pending`: it will close once they are done. */
export type UnmountNotice = 'pending' | 'closed' | 'replaced';

export interface PartLifecycleOptions {
  current(): BrandManifest;
  subscribe(listener: () => void): () => void;
  activity: PlayerActivity;
}

interface Transition {
  inMs: number;
  state: PartState;
}

const IDLE_MS = 30_000;
/** A form that was sent and the receipt after it are one thing: what was busy has to be free for this long. */
const SETTLE_MS = 2_000;
/** No remote comes and goes faster than this. */
const MIN_INTERVAL_MS = 1_000;

/**
 * One place of a remote's part, from its first mount to its last: it opens in the version in force and follows the manifest from there, while
 * anybody subscribes.
 */
export class PartLifecycle {
  readonly #remote: string;
  readonly #needs: PartLifecycleOptions;
  readonly #onUnmount: (notice: UnmountNotice) => void;
  readonly #isResuming: () => boolean;
  readonly #listeners = new Set<() => void>();
  #mounts = 0;
  #state: PartState;
  #changedAt = performance.now();
  #refused = false;
  /** Set while a busy screen is waited for, and since when it is free. */
  #waiting: { freeSince?: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unfollow: (() => void)[] = [];

  /** `onUnmount` is called with what the player has to know; `isResuming` when it opens, for whether it goes on with something begun. */
  constructor(remote: string, needs: PartLifecycleOptions, onUnmount: (notice: UnmountNotice) => void, isResuming = () => false) {
    this.#remote = remote;
    this.#needs = needs;
    this.#onUnmount = onUnmount;
    this.#isResuming = isResuming;
    this.#state = this.#offer();
  }

  readonly current = (): PartState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#unfollow = [this.#needs.subscribe(this.#review), onBusyChange(this.#review)];
      this.#review();
    }
    return () => {
      if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      for (const each of this.#unfollow) each();
    };
  };

  /** What is there was refused: it is replaced as soon as there is something else. */
  readonly markRefused = (): void => {
    this.#refused = true;
    this.#review();
  };

  /** Starts anew with whatever is in force. */
  readonly restart = (): void => this.#become(this.#offer());

  /** What a new mount gets now. */
  #offer(): PartState {
    const manifest = this.#needs.current();
    const closed = closedReason(manifest, this.#remote, this.#isResuming());
    const version = manifest.remotes[this.#remote]?.version;
    if (closed || version === undefined) return { closed: closed ?? 'remote.switched-off', ...(version && { version }) };
    return { version, mount: (this.#mounts += 1), since: performance.now() };
  }

  #become(next: PartState): void {
    this.#state = next;
    this.#changedAt = performance.now();
    this.#refused = false;
    this.#waiting = undefined;
    for (const listener of [...this.#listeners]) listener();
  }

  readonly #review = (): void => {
    clearTimeout(this.#timer);
    const before = this.#state;
    const shown = !('closed' in before) && !this.#refused;
    const next = 'closed' in before ? this.#afterClosed(before) : this.#afterOpen(before.version);
    if (!next) return;
    if (next.inMs > 0) {
      this.#timer = setTimeout(this.#review, next.inMs);
      return;
    }
    this.#become(next.state);
    if (shown) this.#onUnmount('closed' in next.state ? 'closed' : 'replaced');
  };

  #afterClosed({ closed, retriable }: { closed: RefusalCode; retriable?: boolean }): Transition | undefined {
    const now = closedReason(this.#needs.current(), this.#remote);
    if (retriable || now === closed) return undefined;
    return { inMs: now ? 0 : this.#untilAgain(), state: this.#offer() };
  }

  #afterOpen(version: string): Transition | undefined {
    const manifest = this.#needs.current();
    const open = closedReason(manifest, this.#remote) === undefined;
    if (this.#refused && open && manifest.remotes[this.#remote]?.version !== version)
      return { inMs: this.#untilAgain(), state: this.#offer() };
    const policy = unmountPolicy(manifest, this.#remote, version);
    const inMs = policy.when === 'now' ? 0 : this.#untilFree(policy);
    if (inMs === undefined) return undefined;
    const retriable = policy.refusal === 'remote.revoked' && open;
    return { inMs, state: policy.refusal ? { closed: policy.refusal, version, retriable } : this.#offer() };
  }

  /** How long what is open may stay; nothing to say while it may stay, or while it is busy, whose end calls back. */
  #untilFree({ when, refusal }: UnmountPolicy): number | undefined {
    if (when === 'never') {
      this.#waiting = undefined;
      return undefined;
    }
    if (isBusy(this.#remote)) {
      if (!this.#waiting && refusal) this.#onUnmount('pending');
      this.#waiting = {};
      return undefined;
    }
    if (this.#waiting) this.#waiting.freeSince ??= performance.now();
    const done = this.#waiting?.freeSince === undefined ? 0 : SETTLE_MS - (performance.now() - this.#waiting.freeSince);
    const idle = when === 'idle' ? IDLE_MS - this.#needs.activity.idleMs() : 0;
    return Math.max(done, idle, refusal ? 0 : this.#untilAgain());
  }

  #untilAgain(): number {
    return MIN_INTERVAL_MS - (performance.now() - this.#changedAt);
  }
}
