export function cutTexts(): string[];
