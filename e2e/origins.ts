const port = process.env.PAVILION_E2E_PORT ?? '4000';

/** A brand's site. Chromium finds every `*.localhost` on this machine. */
export function origin(brand = 'pavilion'): string {
  return `http://${brand}.localhost:${port}`;
}

/** The private port: health, metrics, operations. */
export const privateOrigin = process.env.PAVILION_REGISTRY ?? 'http://127.0.0.1:4009';
