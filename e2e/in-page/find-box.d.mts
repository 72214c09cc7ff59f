export function findBox(target: { css: string; name: string }): { x: number; y: number; width: number; height: number } | undefined;
