import { storedValue, text } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

const address = storedValue(storageKeys.miniPlayer, text());

/** Where something was going on when this tab's page was left or loaded anew. */
export function readMiniPlayerAddress(): string | undefined {
  return address.read();
}

export function saveMiniPlayerAddress(now: string | undefined): void {
  if (now === undefined) address.remove();
  else address.write(now);
}
