import { element, type Child } from '../element';
import { translate } from '../messages/translate';
import type { MessageId } from '../messages/en';
import styles from './verify.module.css';

/** What somebody gives to have a round worked out. */
interface GivenRound {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The commitment they were shown, if they have it. */
  readonly commitment: string;
  /** What the player did within the round, where it was played step by step. */
  readonly steps?: string;
  /** What the player chose, where the outcome depends on it, as the studio writes it. */
  readonly choice?: string;
}

/** How rounds of a model are checked. */
export interface Check {
  /** A round that was published once, for somebody who opens the page without one of their own. */
  readonly example: Readonly<Record<'serverSeed' | 'clientSeed' | 'nonce' | 'commitment', string>> & {
    readonly choice?: string;
    readonly steps?: string;
  };
  readonly texts: Readonly<Record<'intro' | 'example' | 'run' | 'unable', MessageId>>;
  /** What the field of the choice is called, where it is no choice of the usual sort. */
  readonly choiceText?: MessageId;
  /** Whether a choice can be played, for models that have one. */
  readonly isChoice?: (text: string) => boolean;
  /** Whether steps can have been taken, for models that are played step by step. */
  readonly isSteps?: (text: string) => boolean;
  /** The steps from seeds to outcome. */
  readonly steps: (round: GivenRound) => Promise<HTMLElement[]>;
}

export function step(title: MessageId, ...content: Child[]): HTMLElement {
  return element('li', {}, element('h2', {}, translate(title)), ...content);
}

/** The first step of every model: what the studio bound itself to. */
export function commitmentStep(found: string, shown: string): HTMLElement {
  return step('step1', element('code', {}, found), shown !== '' && comparison(found === shown.toLowerCase()));
}

function comparison(same: boolean): HTMLElement {
  return element('p', { class: styles[same ? 'same' : 'differs'] }, translate(same ? 'step1Match' : 'step1Differs'));
}

/** What is read from a field; undefined where it cannot be. */
export function attempt<Value>(read: () => Value | undefined): Value | undefined {
  try {
    return read();
  } catch {
    // What somebody typed may be anything; the page says that it cannot be played.
    return undefined;
  }
}
