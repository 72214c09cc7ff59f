import { act, render, screen } from '@testing-library/react';
import { Money } from './Money';

const format = (amount: bigint) => `৳${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

it('shows an amount with its currency in tabular figures', () => {
  render(<Money amount={123450n} format={format} />);
  expect(screen.getByText('৳1234.50')).toHaveClass('pv-tabular');
});

it('hides an amount behind the same four dots whatever it is, and says so to a screen reader', () => {
  const { rerender } = render(<Money amount={5n} format={format} masked maskedLabel="Balance hidden" />);
  const short = screen.getByText('••••').outerHTML;
  rerender(<Money amount={99_999_999_999n} format={format} masked maskedLabel="Balance hidden" />);
  expect(screen.getByText('••••').outerHTML).toBe(short);
  expect(screen.getByText('Balance hidden')).toBeInTheDocument();
  expect(screen.queryByText(/৳/)).not.toBeInTheDocument();
});

describe('when it changes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts up over 400 ms when it grows', () => {
    const { container, rerender } = render(<Money amount={10_000n} format={format} countUp />);
    rerender(<Money amount={20_000n} format={format} countUp />);

    expect(container).toHaveTextContent('৳100.00');
    act(() => jest.advanceTimersByTime(200));
    const halfway = Number(container.textContent?.slice(1));
    expect(halfway).toBeGreaterThan(100);
    expect(halfway).toBeLessThan(200);
    act(() => jest.advanceTimersByTime(300));
    expect(container).toHaveTextContent('৳200.00');
  });

  it('falls at once, and without a colour', () => {
    const { container, rerender } = render(<Money amount={20_000n} format={format} countUp />);
    const look = container.firstElementChild?.className;
    rerender(<Money amount={10_000n} format={format} countUp />);
    expect(container).toHaveTextContent('৳100.00');
    expect(container.firstElementChild?.className).toBe(look);
  });
});
