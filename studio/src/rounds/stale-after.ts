/** A bet, or a step within a round, that was pressed longer ago is not placed any more. Page and studio both keep to it. */
export const STALE_AFTER_MS = 30_000;
