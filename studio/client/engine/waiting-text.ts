import type { MessageId } from '../messages/en';
import { translate } from '../messages/translate';
import type { Phase } from './phase';

/** What stands on the button while it cannot be pressed; nothing while it can. */
export function waitingText(state: { readonly phase: Phase; readonly resting?: boolean }, running: MessageId): string | undefined {
  if (state.phase !== 'idle') return translate(state.phase === 'rolling' ? running : 'confirming');
  return state.resting ? translate('oneMoment') : undefined;
}
