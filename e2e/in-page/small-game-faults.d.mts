export function smallGameFaults(): string[];
