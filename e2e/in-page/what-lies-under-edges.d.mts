export function whatLiesUnderEdges(): string[];
