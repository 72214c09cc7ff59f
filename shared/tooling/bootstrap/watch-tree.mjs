import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells the name of every file that is saved anywhere below `folder`, folders that come later included. Each folder is watched by itself:
 * Node's own recursive watching loses a file that an editor saves by putting another in its place.
 *
 * @returns how to stop
 */
export function watchTree(folder, tell) {
  const watchers = new Map();
  const forget = (path) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const follow = (path) => {
    if (watchers.has(path)) return;
    try {
      const watcher = watch(path, (_event, name) => {
        if (!name) return;
        if (isFolder(join(path, name))) follow(join(path, name));
        tell(name);
      });
      watchers.set(
        path,
        watcher.on('error', () => forget(path)),
      );
      for (const entry of readdirSync(path, { withFileTypes: true })) if (entry.isDirectory()) follow(join(path, entry.name));
    } catch {
      // Gone again before it could be watched, as temporary folders are.
      forget(path);
    }
  };
  follow(folder);
  return () => [...watchers.keys()].forEach(forget);
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
