import { aMember, renderWithHost, type RenderWithHostOptions } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import en from '../messages/en.json';
import { PlayScreen } from '../screens/play/PlayScreen';
import { sampleGateway } from './sample-gateway';

export const STUDIO = 'https://studio.example';
/** What a game finds behind the `#` of its address, after the theme. */
export const IN_HOST = '&facts=host&shows=title,exit,balance,deposit,session,rules,connection';

/** Dialogs and media queries, which jsdom has not. */
export function prepareDialogs(): void {
  window.matchMedia = ((media: string) => ({ matches: false, media })) as never;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** A member in the dice, unless told otherwise. */
export function openGame(options: Partial<RenderWithHostOptions> = {}) {
  const gateway = sampleGateway();
  const rendered = renderWithHost(<PlayScreen />, {
    messages: en,
    address: '/play/100000',
    path: '/play/:nodeId',
    member: aMember(),
    http: gateway,
    ...options,
  });
  return { ...rendered, gateway };
}

export async function frame(): Promise<HTMLIFrameElement> {
  return (await screen.findByTitle('Lantern Dice')) as HTMLIFrameElement;
}

/** The game tells the page around it something; from where it really runs unless told otherwise. */
export async function says(
  data: unknown,
  { origin = STUDIO, source }: { origin?: string; source?: Window | null } = {},
): Promise<void> {
  const from = source === undefined ? (await frame()).contentWindow : source;
  await act(async () => void window.dispatchEvent(new MessageEvent('message', { origin, source: from, data })));
}

/** A game that begins, and again one that was loaded anew. */
export const ready = { type: 'studio.ready', gameCode: 'dice', demo: false, currency: 'BDT', panels: ['rules', 'fairness'] };

export const started = { type: 'studio.round-started', roundId: 'r1', stake: '10000000' };

export function settled(payout: string): object {
  return { type: 'studio.round-settled', roundId: 'r1', state: 'settled', stake: '10000000', payout };
}

/** Everything the game is told from now on. */
export async function heardByGame(): Promise<unknown[]> {
  const heard: unknown[] = [];
  const game = (await frame()).contentWindow as Window;
  game.postMessage = ((message: unknown, origin: string) => void heard.push([message, origin])) as never;
  return heard;
}
