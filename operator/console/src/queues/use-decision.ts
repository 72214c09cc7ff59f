import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { isFailure } from '../calls/call-failure';
import { useFailureText } from '../calls/use-failure-text';

const CONFLICT = 409;

/** What becomes of a question about a line. */
export interface DecisionHandlers {
  onStart: () => void;
  /** Somebody else decided first; called with the words for it, once the line was read again. */
  onRefused: (text: string) => void;
  onClose: () => void;
}

/** Does what was decided, and reads everything under `queryKey` again when somebody else decided first. */
export function useDecision(queryKey: QueryKey, { onStart, onRefused, onClose }: DecisionHandlers) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  return async <Answer>(decide: () => Promise<Answer>): Promise<Answer> => {
    onStart();
    try {
      return await decide();
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
