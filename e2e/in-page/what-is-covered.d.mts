export function whatIsCovered(): string[];
