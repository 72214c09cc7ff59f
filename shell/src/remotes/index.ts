export { createRemotes, type Remotes, type RemotesOptions } from './create-remotes';
export type { RemoteLayoutProps, RemotePageProps, RemoteSlotProps } from './views';
export { refusalText } from './refusal-text';
