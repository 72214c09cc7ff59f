/** Publishes the remotes in these folders as a start does; resolves to what whoever started has to know. @throws UserError */
export function publishRemotes(
  folders: readonly string[],
  options: {
    env: NodeJS.ProcessEnv;
    tell: (text: string) => void;
    everywhere?: boolean;
    fallBack?: boolean;
    release?: (args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) => Promise<string>;
  },
): Promise<string[]>;
