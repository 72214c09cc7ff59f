import type { BrandFile, Change } from '@pavilion/api/staff';

/** What somebody wants to be different, before anybody has looked at what it comes to. */
export type Proposal = {
  brand: string;
  /** What it is about, in the head of the dialog. */
  title: string;
  /** Called once it is done, scheduled or waits for another operator. */
  onDone?: (() => void) | undefined;
} & ({ changes: Change[]; file?: never } | { file: BrandFile; changes?: never });
