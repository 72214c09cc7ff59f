import type { Proof, ProofMethod, ProofMethods } from '@pavilion/api/auth';
import { CallError } from '@pavilion/host/http';
import { useState } from 'react';

/** The second proof of a form that changes what protects the account. */
export interface ProofState {
  /** Undefined until the gateway asks for one. */
  ways: ProofMethods['ways'] | undefined;
  way: ProofMethod | undefined;
  answer: string;
  error: string | undefined;
  choose(way: ProofMethod): void;
  type(answer: string): void;
  fail(text: string): void;
  /** Over: the change is made. */
  reset(): void;
  /** Goes along with the form's values. */
  body(): { proof?: Proof };
  /** Whether a refusal is about the proof: then the fields show it, and the form has nothing to say. */
  take(reason: unknown): boolean;
}

/** Nothing is asked for before the gateway does: most accounts that are new have only a password. */
export function useProof(): ProofState {
  const [ways, setWays] = useState<ProofMethods['ways']>();
  const [way, setWay] = useState<ProofMethod>();
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  return {
    ways,
    way,
    answer,
    error,
    choose(chosen) {
      setWay(chosen);
      setAnswer('');
      setError(undefined);
    },
    type(typed) {
      setAnswer(typed);
      setError(undefined);
    },
    fail: setError,
    reset() {
      setWays(undefined);
      setWay(undefined);
      setAnswer('');
      setError(undefined);
    },
    body: () => (way && answer.trim() ? { proof: { way, answer: answer.trim() } } : {}),
    take(reason) {
      if (!(reason instanceof CallError)) return false;
      if (reason.code === 'auth.proof_required') {
        const offered = waysIn(reason);
        setError(ways ? reason.message : undefined);
        setWays(offered);
        if (!offered.some((each) => each.way === way)) setWay(offered[0]?.way);
        return offered.length > 0;
      }
      if (!ways || !(reason.code === 'auth.proof_wrong' || reason.code === 'verification.code_expired')) return false;
      setError(reason.message);
      return true;
    },
  };
}

function waysIn({ details }: CallError): ProofMethods['ways'] {
  return Array.isArray(details.ways) ? (details.ways as ProofMethods['ways']) : [];
}
