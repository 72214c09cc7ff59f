export function noteShapes(): void;
export function whatVanishes(): string[];
