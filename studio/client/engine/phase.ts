/** How far a round is: none runs, its outcome is not known yet, or it is and its win is being paid. */
export type Phase = 'idle' | 'rolling' | 'confirming';
