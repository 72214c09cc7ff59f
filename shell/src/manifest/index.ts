export { type ManifestKey, type ManifestRefusal, verifyManifest } from './verify-manifest';
export { type Manifests, type ManifestsOptions, startManifests } from './manifests';
export type { ManifestNews } from './newer-ones';
export { randomId, visitorId } from './visitor';
