export function textFaults(): string[];
