const KEY = 'trial-device';

/** A random name by which this browser finds its play money again. */
export function trialDeviceId(): string {
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    const kept = localStorage.getItem(KEY);
    if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
    localStorage.setItem(KEY, made);
  } catch {
    // Without storage every visit starts with new play money.
  }
  return made;
}
