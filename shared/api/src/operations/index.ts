export * from './changes';
export * from './flags';
export * from './operators';
export * from './outbox';
export * from './plan';
export * from './previews';
export * from './telemetry';
