import { render, screen } from '@testing-library/react';
import { QrCode } from './QrCode';

it('draws what a camera reads, with its border, and says what it is for', () => {
  const { rerender } = render(<QrCode text="otpauth://totp/test" label="Scan this" />);
  const drawing = screen.getByRole('img', { name: 'Scan this' });
  const path = () => drawing.querySelector('path')?.getAttribute('d') ?? '';
  const first = path();

  // The finder pattern in the corner begins after the border.
  expect(first.startsWith('M4 4h1v1h-1z')).toBe(true);
  expect(drawing.getAttribute('viewBox')).toMatch(/^0 0 (\d+) \1$/);
  rerender(<QrCode text="otpauth://totp/other" label="Scan this" />);
  expect(path()).not.toBe(first);
});
