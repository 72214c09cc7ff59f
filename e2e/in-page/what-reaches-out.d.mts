export function whatReachesOut(): string | undefined;
