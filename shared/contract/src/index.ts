export { CONTRACT_VERSION, FEDERATION_RUNTIME } from './version';
export type { IconKey } from './icons';
export type { Area, Audience, MenuName, PageDescriptor, RemoteDescriptor, RemoteName } from './descriptor';
export { describeRemote } from './descriptor';
export type { Locale, Text } from './text';
export type { Loader, LoadedMessages, PageProps, RemoteDefinition, StampedRemote } from './remote';
export { defineRemote } from './remote';
export { readRemote } from './read-remote';
export type { Refusal, RefusalCode } from './refusal';
export { refusalCodes } from './refusal';
export type { SlotName, SlotProps } from './slots';
export { slotNames } from './slots';
export type { EventName, EventPayload, PlatformEvents } from './events';
export type {
  BrandManifest,
  MaintenanceNotice,
  ManifestCanary,
  ManifestRemote,
  ManifestVersion,
  RemoteMode,
  SignedManifest,
  StopOrder,
} from './manifest';
export { endedAtOnce } from './manifest';
export { canaryBucket, type CanaryMatch, versionFor } from './canary';
export type * from './pages';
export { pagesOf } from './pages-of';
