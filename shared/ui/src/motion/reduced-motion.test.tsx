import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Money } from '../display/Money';
import { Dialog } from '../overlays/Dialog';
import { MOTION_MS, prefersReducedMotion, scrollBehaviour } from './reduced-motion';

const format = (amount: bigint) => `৳${amount}`;
const asked = { less: false };

beforeEach(() => {
  asked.less = false;
  window.matchMedia = ((media: string) => ({ media, matches: asked.less && media.includes('reduced-motion') })) as never;
});

it('moves by script for as long as the style sheets do', () => {
  const tokens = readFileSync(join(__dirname, '../tokens.css'), 'utf8');
  const inSheets = Object.keys(MOTION_MS).map((name) => [name, Number(new RegExp(`--motion-${name}: (\\d+)ms`).exec(tokens)?.[1])]);

  expect(Object.fromEntries(inSheets)).toEqual(MOTION_MS);
});

describe('somebody who asked their device for less motion', () => {
  it('is scrolled at once, and smoothly again after they changed their mind', () => {
    asked.less = true;
    expect([prefersReducedMotion(), scrollBehaviour()]).toEqual([true, 'instant']);

    asked.less = false;
    expect([prefersReducedMotion(), scrollBehaviour()]).toEqual([false, 'smooth']);
  });

  it('sees an amount that grows at once', () => {
    asked.less = true;
    const { rerender, container } = render(<Money amount={100n} format={format} countUp />);

    rerender(<Money amount={900n} format={format} countUp />);

    expect(container).toHaveTextContent('৳900');
  });

  it('sees nothing move: the one rule for all style sheets comes without exceptions', () => {
    const base = readFileSync(join(__dirname, '../base.css'), 'utf8');
    const reduced = /@media \(prefers-reduced-motion: reduce\) \{[^]*?\n {2}\}/.exec(base)?.[0];

    expect(reduced).toMatch(/\*,\s+::before,\s+::after,\s+::backdrop \{/);
    expect(reduced).toMatch(/animation: none !important;[^]*transition: none !important;[^]*scroll-behavior: auto !important;/);
  });
});

describe('a dialog that closes', () => {
  const dialog = (open: boolean, text: string | null) => (
    <Dialog open={open} onClose={() => undefined} title="Deposit" closeLabel="Close">
      {text && <input aria-label={text} />}
    </Dialog>
  );
  let end: () => void;

  beforeEach(() => {
    HTMLElement.prototype.getAnimations = () => [{ finished: new Promise<void>((resolve) => (end = resolve)) } as never];
  });
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations'));

  it('shows what it showed until it has left, out of reach', async () => {
    const { rerender } = render(dialog(true, 'Amount'));
    rerender(dialog(false, null));

    expect(screen.getByLabelText('Amount').closest('dialog')).toHaveAttribute('inert');
    await act(async () => end());
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('begins anew when it is opened before it has left', () => {
    const { rerender } = render(dialog(true, 'Amount'));
    screen.getByLabelText<HTMLInputElement>('Amount').value = '500';
    rerender(dialog(false, 'Amount'));
    rerender(dialog(true, 'Amount'));

    expect(screen.getByLabelText('Amount')).toHaveValue('');
    expect(screen.getByLabelText('Amount').closest('dialog')).not.toHaveAttribute('inert');
  });

  it('is empty at once where nothing moves', () => {
    HTMLElement.prototype.getAnimations = () => [];
    const { rerender } = render(dialog(true, 'Amount'));
    rerender(dialog(false, 'Amount'));

    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
});
