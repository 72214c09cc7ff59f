/**
 * Stands in the shell's build for the federation runtime's own way to load files. The shell hands every entry over itself, with its hash.
 *
 * @throws Error whenever it is asked
 */
function refuse() {
  throw new Error('This build loads no files by itself: the shell loads entries through its gate');
}

export {
  refuse as createLink,
  refuse as createScript,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as safeWrapper,
};
