import { gameList } from '@pavilion/api/calls/games';
import { renderWithHost, type RenderWithHostOptions } from '@pavilion/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../messages/en.json';
import { CategoryScreen } from '../screens/category/CategoryScreen';
import { sampleGateway } from './sample-gateway';

/** What a list needs of a browser and jsdom has not. */
export function prepareBrowser(): void {
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Opens the list at an address. */
export function openList(address: string, options: Partial<RenderWithHostOptions> = {}) {
  const gateway = sampleGateway();
  return { ...renderWithHost(<CategoryScreen />, { messages: en, address, http: gateway, ...options }), gateway };
}

/** Waits until the list says so of what was found. */
export const found = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

/** What was asked for of the list itself, and not of what is announced beside it. */
export const listed = (gateway: ReturnType<typeof sampleGateway>) =>
  gateway.inputsOf(gameList).filter(({ pageSize }) => pageSize === '18');
