const COOKIE = 'remembered';
const ONE_DAY = 86_400;

/** The user name that somebody asked this browser to remember; never the password. */
export function readRememberedName(): string {
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${COOKIE}=`));
  try {
    return decodeURIComponent(found?.slice(COOKIE.length + 1) ?? '');
  } catch {
    // Not written by us: nobody is remembered.
    return '';
  }
}

/** Remembers a name for one day, or forgets it. */
export function rememberName(name: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const value = encodeURIComponent(name ?? '');
  document.cookie = `${COOKIE}=${value}; max-age=${name ? ONE_DAY : 0}; path=/; samesite=lax${secure}`;
}
