export function readTexts(): void;
