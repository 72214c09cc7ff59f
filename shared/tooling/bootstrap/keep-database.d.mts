/** Starts the server of an installation's own again when it dies; says how to stop. */
export function keepDatabase(
  instance: { dataDir: string },
  env: { DATABASE_URL: string },
  tell: (text: string) => void,
): () => void;
