/**
 * Stands in the shell's build for what the federation runtime uses to keep snapshots of manifests. Remotes come by their entries alone, and the option that
 * turns snapshots off leaves their keeper in the script. The runtime still gives it plugins, and has it forget a remote.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}

/** What snapshots say of a remote: nothing. */
export function getGlobalRemoteInfo() {
  return {};
}
