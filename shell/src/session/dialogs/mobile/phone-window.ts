import type { PhoneProvider } from '@pavilion/api/verification';
import { openBeside } from '../../../dialogs/open-beside';
import type { MobileTyped } from './mobile-number';

/** A provider's window that is open. */
export interface PhoneWindow {
  /** Undefined when it was closed before it gave any. */
  token: Promise<string | undefined>;
  /** Nobody waits for it any more. */
  forget(): void;
}

const NAME = 'pavilion-phone';
const LOOK_MS = 300;
const LONGEST_TOKEN = 4096;

/**
 * Opens the provider's page beside the site. Number, language and a state that is good once stand after the `#`, where no server writes them
 * down. Only a message from that window, of that page's origin, with that state is believed. Nothing when the browser lets no window open.
 */
export function openPhoneWindow(
  { page }: Pick<PhoneProvider, 'page'>,
  asked: MobileTyped & { language: string },
): PhoneWindow | undefined {
  const state = crypto.randomUUID();
  const address = new URL(page);
  address.hash = new URLSearchParams({ ...asked, state, origin: location.origin }).toString();
  const opened = openBeside(address.href, NAME);
  if (!opened) return undefined;
  let forget: () => void = () => undefined;
  const token = new Promise<string | undefined>((resolve) => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const said = origin === address.origin && source === opened ? tokenIn(data, state) : undefined;
      if (said === undefined) return;
      forget();
      opened.close();
      resolve(said);
    };
    const looking = setInterval(() => {
      if (!opened.closed) return;
      forget();
      resolve(undefined);
    }, LOOK_MS);
    forget = () => {
      clearInterval(looking);
      removeEventListener('message', hear);
    };
    addEventListener('message', hear);
  });
  return { token, forget: () => forget() };
}

function tokenIn(data: unknown, state: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, token, ...rest } = data as Record<string, unknown>;
  if (type !== 'pavilion.phone' || rest['state'] !== state || Object.keys(rest).length !== 1) return undefined;
  return typeof token === 'string' && /^[\w-]+(\.[\w-]+){2}$/.test(token) && token.length <= LONGEST_TOKEN ? token : undefined;
}
