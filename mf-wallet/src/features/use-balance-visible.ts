import { oneOf, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import { useSyncExternalStore } from 'react';

const hidden = storedValue(storageKeys.balanceHidden, oneOf(['yes']));

/** Whether amounts of the balance are shown, the same in every place, and a way to change it. Kept on this device. */
export function useBalanceVisible(): [shown: boolean, setShown: (shown: boolean) => void] {
  const shown = useSyncExternalStore(
    hidden.subscribe,
    () => hidden.read() === undefined,
    () => true,
  );
  return [shown, setShown];
}

function setShown(shown: boolean): void {
  if (shown) hidden.remove();
  else hidden.write('yes');
}
