import type { StaffSession } from '@pavilion/api/staff';
import { configure, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App';
import { createStaffClient } from '../calls/staff-client';
import { locale } from '../preferences/preferences';
import './event-source';
import { aBoard, aLedger, aSession } from './samples';
import { Refusal, FakeGateway } from './fake-gateway';

export interface OpenedConsole {
  gateway: FakeGateway;
  user: UserEvent;
}

// A whole console on real HTTP, and the other core busy.
configure({ asyncUtilTimeout: 10_000 });

const openGateways: FakeGateway[] = [];

afterEach(() => {
  for (const gateway of openGateways.splice(0)) gateway.close();
});

/** The whole console at an address, on a gateway that answers what `prepare` tells it beside a session and a board. */
export async function openConsole(
  address: string,
  prepare: (gateway: FakeGateway) => unknown = () => {},
  session: StaffSession | null = aSession(),
): Promise<OpenedConsole> {
  const gateway = new FakeGateway()
    .answer('GET /session', session ?? new Refusal(401, 'auth.required'))
    .answer('GET /board', aBoard())
    .answer('GET /ledger', aLedger());
  prepare(gateway);
  openGateways.push(gateway);
  const client = createStaffClient({ origin: await gateway.open(), language: () => 'en', isUserActive: () => true });
  locale.set('en');
  render(<App client={client} router={(pages) => <MemoryRouter initialEntries={[address]}>{pages}</MemoryRouter>} />);
  if (session) await screen.findByRole('navigation', { name: 'Console' });
  return { gateway, user: userEvent.setup({ delay: null }) };
}

/** Waits until the page has its heading. */
export function heading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { name, level: 1 });
}

/** Presses a button as soon as it can be pressed: a plan may still be on its way. */
export async function press(user: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
