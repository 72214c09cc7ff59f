import { act, render, screen, waitFor } from '@testing-library/react';
import { LogoInTurn } from './LogoInTurn';

const LOGO = '/art/v3/vendors/PG.svg?tone=dark';

it('has its name and its place at once, and its drawing when somebody is near and it has come', async () => {
  const tell: ((entries: object[]) => void)[] = [];
  globalThis.IntersectionObserver = class {
    constructor(told: (entries: object[]) => void) {
      tell.push(told);
    }
    observe() {}
    unobserve() {}
  } as never;
  const asked: string[] = [];
  globalThis.fetch = async (source) => {
    asked.push(String(source));
    return { arrayBuffer: async () => new ArrayBuffer(0) } as Response;
  };
  const { container } = render(<LogoInTurn className="pv-on-dark" src={LOGO} name="PG" />);
  const logo = screen.getByRole('img', { name: 'PG' });
  const place = container.querySelector('[data-awaiting]');
  expect(place).toContainElement(logo);
  expect(logo).not.toHaveAttribute('src');

  act(() => {
    for (const told of tell) told([{ target: place, isIntersecting: true, boundingClientRect: { top: 10 } }]);
  });
  await waitFor(() => expect(logo).toHaveAttribute('src', LOGO));
  expect(asked).toEqual([LOGO]);
  expect(place).not.toHaveAttribute('data-awaiting');
});
