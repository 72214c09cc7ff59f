export * from './changes';
export * from './operators';
export * from './plan';
export * from './telemetry';
