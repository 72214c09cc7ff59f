export function whatIsNotTold(): string[];
