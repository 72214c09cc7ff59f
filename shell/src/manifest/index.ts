export { startManifests } from './manifests';
export { randomId, visitorId } from './visitor';
