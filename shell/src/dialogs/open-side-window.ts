const WIDTH = 440;
const HEIGHT = 750;

/**
 * Opens a page in a window of its own, beside the site, and brings it back to the front when it is open already. Nothing when the browser
 * lets no window open.
 */
export function openSideWindow(address: string, name: string): Window | null {
  const left = Math.max(0, screen.availWidth - WIDTH - 24);
  const opened = window.open(address, name, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=80`);
  opened?.focus();
  return opened;
}
