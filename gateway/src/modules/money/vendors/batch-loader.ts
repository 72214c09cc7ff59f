import DataLoader from 'dataloader';

/**
 * Asks once for all who ask at the same moment; while that is under way, the next wait for one another.
 *
 * Nothing is kept: whoever asks afterwards is answered from the database again.
 */
export function createBatchLoader<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  // Never fails: who asked is told of a failure by the loader.
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Question, Answer>(
    (questions) => {
      const answers = ask([...questions]);
      // Whoever asked gets the error; the next batch only waits for the end.
      underWay = answers.catch(() => undefined);
      return answers;
    },
    { cache: false, batchScheduleFn: (dispatch) => void underWay.then(() => setImmediate(dispatch)) },
  );
  return (question) => loader.load(question);
}
