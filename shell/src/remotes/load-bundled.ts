import { bundledRemotes } from 'pavilion-bundled-remotes';
import type { LoadRemote } from './load-federated';

/** The same as the federated loader for a shell that was built with all remotes inside: what federation is measured against. */
export function remoteLoader(): LoadRemote {
  return async (name) => (await bundledRemotes[name]?.())?.default;
}
