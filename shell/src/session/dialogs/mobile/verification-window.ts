import type { PhoneProvider } from '@pavilion/api/verification';
import { openSideWindow } from '../../../dialogs/open-side-window';
import type { MobileFields } from '@pavilion/features/mobile-number';

/** What a provider says of a number: the token that proves it, or its word for why it proves nothing. */
export type ProviderAnswer = { token: string } | { error: string };

/** A provider's window that is open. */
export interface VerificationWindow {
  /** Undefined when it was closed before it said anything. */
  answer: Promise<ProviderAnswer | undefined>;
  /** Nobody waits for it any more. */
  forget(): void;
}

const NAME = 'pavilion-phone';
const POLL_MS = 300;
const MAX_TOKEN_LENGTH = 4096;

/**
 * Opens the provider's page beside the site. Number, language and a state that is good once stand after the `#`, where no server writes them
 * down. Only a message from that window, of that page's origin, with that state is believed. Nothing when the browser lets no window open.
 */
export function openVerificationWindow(
  { page }: Pick<PhoneProvider, 'page'>,
  asked: MobileFields & { language: string },
): VerificationWindow | undefined {
  const state = crypto.randomUUID();
  const address = new URL(page);
  address.hash = new URLSearchParams({ ...asked, state, origin: location.origin }).toString();
  const opened = openSideWindow(address.href, NAME);
  if (!opened) return undefined;
  let forget: () => void = () => undefined;
  const answer = new Promise<ProviderAnswer | undefined>((resolve) => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const said = origin === address.origin && source === opened ? answerIn(data, state) : undefined;
      if (said === undefined) return;
      forget();
      opened.close();
      resolve(said);
    };
    const looking = setInterval(() => {
      if (!opened.closed) return;
      forget();
      resolve(undefined);
    }, POLL_MS);
    forget = () => {
      clearInterval(looking);
      removeEventListener('message', hear);
    };
    addEventListener('message', hear);
  });
  return { answer, forget: () => forget() };
}

function answerIn(data: unknown, state: string): ProviderAnswer | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, token, error, ...rest } = data as Record<string, unknown>;
  if (type !== 'pavilion.phone' || rest['state'] !== state || Object.keys(rest).length !== 1) return undefined;
  if (typeof error === 'string' && token === undefined) return /^[a-z]+(-[a-z]+){0,5}$/.test(error) ? { error } : undefined;
  const isToken = typeof token === 'string' && /^[\w-]+(\.[\w-]+){2}$/.test(token) && token.length <= MAX_TOKEN_LENGTH;
  return isToken && error === undefined ? { token } : undefined;
}
