export function textOverlaps(): string[];
