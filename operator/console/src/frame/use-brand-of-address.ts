import { useLocation } from 'react-router-dom';

/** The brand that the page is about, by its address. */
export function useBrandOfAddress(): string | undefined {
  return /^\/(?:brands|board)\/([^/]+)/.exec(useLocation().pathname)?.[1];
}
