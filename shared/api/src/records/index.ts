export * from './account';
export * from './exports';
export * from './groups';
export * from './transactions';
export * from './profit';
export * from './rounds';
