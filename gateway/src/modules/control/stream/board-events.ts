import { merge, type Observable } from 'rxjs';

/** A console that is open. */
export interface Console {
  operatorId: string;
  mayView(brand: string): boolean;
  write(text: string): boolean;
  end(): void;
  /** Whether its operator is still signed in. */
  signedIn(): Promise<boolean>;
}

/** What consoles follow. */
export interface BoardNews {
  /** Codes of brands of which something on the board changed. */
  changed: readonly Observable<string>[];
  /** Operators of whom a session ended. */
  ended: Observable<string>;
  seqOf(brand: string): number;
}

/** Tells consoles that the board changed. */
export interface BoardEvents {
  open(console: Console): () => void;
  close(): void;
}

const APART_MS = 1_000;
const HEARTBEAT_MS = 15_000;

/** At most once a second to each console: the first word at once, what follows within a second together. */
export function boardEvents({ changed, ended, seqOf }: BoardNews): BoardEvents {
  const open = new Set<Console>();
  const drop = (console: Console) => {
    if (open.delete(console)) console.end();
  };
  const waiting = new Set<string>();
  let pause: NodeJS.Timeout | undefined;
  const tell = () => {
    pause = undefined;
    if (!waiting.size) return;
    const brands = [...waiting];
    waiting.clear();
    for (const console of [...open]) {
      const brand = brands.find(console.mayView);
      if (brand !== undefined && !console.write(event('board', { brand, seq: seqOf(brand) }))) drop(console);
    }
    pause = setTimeout(tell, APART_MS).unref();
  };
  const following = [
    merge(...changed).subscribe((brand) => {
      waiting.add(brand);
      if (!pause) tell();
    }),
    ended.subscribe((operatorId) => {
      for (const console of [...open]) if (console.operatorId === operatorId) drop(console);
    }),
  ];
  const beat = async (console: Console) => {
    // A session may also end by itself, and nobody tells.
    const signedIn = await console.signedIn().catch(() => true);
    if (!signedIn || !console.write(': still here\n\n')) drop(console);
  };
  const heart = setInterval(() => open.forEach((console) => void beat(console)), HEARTBEAT_MS).unref();
  return {
    open(console) {
      open.add(console);
      console.write(': here\n\n');
      return () => void open.delete(console);
    },
    close() {
      clearInterval(heart);
      clearTimeout(pause);
      for (const subscription of following) subscription.unsubscribe();
      for (const console of [...open]) drop(console);
    },
  };
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
