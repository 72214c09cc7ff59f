declare module 'pavilion-bundled-remotes' {
  export const bundledRemotes: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
}
