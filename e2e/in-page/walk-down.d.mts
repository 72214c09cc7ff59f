export function walkDown(): Promise<void>;
