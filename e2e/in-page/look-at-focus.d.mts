/** Where the keyboard is, and what is wrong with it. */
export interface FocusInSight {
  where: string;
  faults: string[];
}

export function noteBeginnings(): void;
export function lookAtFocus(): FocusInSight | undefined;
export function beginWalk(): void;
export function isWalkedAgain(): boolean;
