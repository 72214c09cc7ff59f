const port = process.env.PAVILION_E2E_PORT ?? '4000';

/** A brand's site. Chromium finds every `*.localhost` on this machine. */
export function origin(brand = 'pavilion'): string {
  return `http://${brand}.localhost:${port}`;
}
