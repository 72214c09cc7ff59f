export * from './vocabulary';
export * from './catalogue';
export * from './members';
export * from './board';
export * from './lists';
export * from './search';
