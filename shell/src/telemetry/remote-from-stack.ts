/** The remote and version whose file stands first in `text`: a stack, or an address. */
export function remoteFromStack(text: string): { remote: string; version: string } | undefined {
  const [, remote, version] = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//.exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}
