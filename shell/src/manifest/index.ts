export { currentDevice } from './device';
export { type Manifests, startManifests } from './manifests';
export { randomId, visitorId } from './visitor';
