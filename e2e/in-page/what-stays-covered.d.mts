export function whatStaysCovered(limit: number): string[];
