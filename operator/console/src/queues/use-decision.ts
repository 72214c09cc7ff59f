import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { isFailure } from '../calls/call-failure';
import { useFailureText } from '../calls/use-failure-text';

const CONFLICT = 409;

/** What becomes of a question about a line. */
export interface DecisionHandlers {
  onStart: () => void;
  /** It stands otherwise than this page thought; told with the words for it, once it was read anew. */
  onRefused: (text: string) => void;
  onClose: () => void;
}

/** Does what was decided, and has everything under `queryKey` read anew when somebody else decided first. */
export function useDecision(queryKey: QueryKey, { onStart, onRefused, onClose }: DecisionHandlers) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  return async (deed: () => Promise<unknown>) => {
    onStart();
    try {
      await deed();
    } catch (failure) {
      if (isFailure(failure) && failure.status === CONFLICT) {
        await queries.invalidateQueries({ queryKey });
        onRefused(failureText(failure));
        onClose();
      }
      throw failure;
    }
  };
}
