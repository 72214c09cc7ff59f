export function fieldFaults(): string[];
