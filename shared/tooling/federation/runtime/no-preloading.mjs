/**
 * Stands in the shell's build for the federation runtime's preloading, which reads snapshots. The shell preloads by itself, with the hashes of the files.
 *
 * @throws Error whenever it is asked
 */
function refuse() {
  throw new Error('This build has no preloadRemote: the shell preloads by the manifest');
}

export { refuse as defaultPreloadArgs, refuse as formatPreloadArgs, refuse as normalizePreloadExposes, refuse as preloadAssets };
