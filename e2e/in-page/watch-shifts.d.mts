export function watchShifts(): void;
