declare module 'jest-axe' {
  interface Violation {
    id: string;
    nodes: { html: string }[];
  }
  export function axe(element: Element, options?: object): Promise<{ violations: Violation[] }>;
}
