export * from './account';
export * from './exports';
export * from './groups';
export * from './movements';
export * from './profit';
export * from './rounds';
