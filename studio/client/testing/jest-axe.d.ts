declare module 'jest-axe' {
  export function axe(root: Element): Promise<{ readonly violations: readonly { readonly id: string; readonly help: string }[] }>;
}
