export { createRemotes } from './create-remotes';
export { type RefusedPart, type ShownPart } from './remotes-context';
export { type VersionSkew, versionSkew } from './version-skew';
