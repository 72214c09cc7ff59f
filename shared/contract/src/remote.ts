import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { Area, RemoteDescriptor } from './descriptor';
import type { Locale } from './text';
import type { SlotName, SlotProps } from './slots';
import { CONTRACT_VERSION, FEDERATION_RUNTIME } from './version';

/** Fetches a part of a remote the first time somebody needs it. @public */
export type Loader<Part> = () => Promise<Part>;

/** Compiled messages of one language: id to text or syntax tree. @public */
export type LoadedMessages = Readonly<Record<string, unknown>>;

/** What the shell gives a page: nothing. Address, session and calls come from `@pavilion/host`. @public */
export type PageProps = Record<never, never>;

type Described = Pick<RemoteDescriptor, 'name' | 'pages'> & Partial<Pick<RemoteDescriptor, 'slots' | 'layouts'>>;
type PageOf<D extends Described> = D['pages'][number]['id'];
type LayoutOf<D extends Described> = D extends { layouts: readonly (infer A extends Area)[] } ? A : never;

/** The parts behind a descriptor: one loader for each page, slot and layout it promised. @public */
export interface RemoteDefinition<D extends Described> {
  pages: { [Id in PageOf<D>]: Loader<ComponentType<PageProps>> };
  slots?: { [Name in keyof D['slots'] & SlotName]: Loader<FunctionComponent<SlotProps[Name]>> };
  layouts?: { [A in LayoutOf<D>]: Loader<ComponentType<{ children: ReactNode }>> };
  /** One loader per language; the texts of all its screens. */
  messages: Record<Locale, Loader<LoadedMessages>>;
}

/** A remote as it arrives in the shell. @public @sealed */
export interface StampedRemote {
  pavilion: 'remote';
  contract: number;
  runtime: string;
  name: string;
  pages: Readonly<Record<string, Loader<ComponentType<PageProps>>>>;
  slots: Readonly<Record<string, Loader<FunctionComponent<never>>>>;
  layouts: Readonly<Record<string, Loader<ComponentType<{ children: ReactNode }>>>>;
  messages: Readonly<Record<Locale, Loader<LoadedMessages>>>;
}

/**
 * The one thing a remote exports. Pages, slots and layouts are checked against the descriptor by the compiler, and the contract's
 * number is stamped in here, from the copy bundled into the remote, so that the stamp tells what it was really built against.
 *
 * @public
 */
export function defineRemote<const D extends Described>(described: D, parts: RemoteDefinition<D>): StampedRemote {
  return {
    pavilion: 'remote',
    contract: CONTRACT_VERSION,
    runtime: FEDERATION_RUNTIME,
    name: described.name,
    pages: parts.pages,
    slots: parts.slots ?? {},
    layouts: parts.layouts ?? {},
    messages: parts.messages,
  };
}
