/** What a check found: figures to show, and what is wrong, in plain sentences. */
export interface Finding {
  readonly check: string;
  readonly figures: string;
  readonly problems: readonly string[];
}

/** Collects what is wrong; the first few of a kind say enough. */
export class Problems {
  readonly list: string[] = [];

  unless(holds: boolean, problem: string): void {
    if (!holds) this.list.push(problem);
  }
}
