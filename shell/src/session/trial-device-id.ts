import { storedValue, text } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

const device = storedValue(storageKeys.trialDevice, text(/^[0-9a-f]{32}$/));

/** A random name by which this browser finds its play money again. Without storage every visit starts with new play money. */
export function trialDeviceId(): string {
  const known = device.read();
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  device.write(made);
  return made;
}
