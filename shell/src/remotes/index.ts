export { createRemotes, type RefusedPart, type ShownPart } from './create-remotes';
export { type VersionSkew, versionSkew } from './version-skew';
