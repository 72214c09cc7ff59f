export { type ManifestKey, type ManifestRefusal, verifyManifest } from './verify-manifest';
export { type Manifests, type ManifestsOptions, startManifests } from './manifests';
