export function whatIsPending(): string[];
