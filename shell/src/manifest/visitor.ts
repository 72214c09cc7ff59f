import { storedValue, text } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

const visitor = storedValue(storageKeys.visitor, text(/^.{1,64}$/s));

/** Who looks, as a random name of this browser that says nothing about them. With storage full or off it lasts as long as the page. */
export function visitorId(): string {
  const known = visitor.read();
  if (known) return known;
  const made = randomId();
  visitor.write(made);
  return made;
}

/** A random UUID, also where the page was not served securely. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
