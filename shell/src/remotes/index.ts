export { createRemotes, type RefusedPart, type Remotes, type RemotesOptions, type ShownPart } from './create-remotes';
export { closedBecause } from './fate';
export type { RemoteLayoutProps, RemotePageProps, RemoteSlotProps } from './views';
export { refusalText } from './refusal-text';
export type { Leaving } from './tenure';
export { type VersionSkew, versionSkew } from './version-skew';
