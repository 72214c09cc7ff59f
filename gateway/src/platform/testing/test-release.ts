import type { Release } from '@pavilion/api/registry';
import type { RemoteDescriptor } from '@pavilion/contract';

/** A version as a test writes it down: the bytes (base64) stand beside each file. */
export interface TestRelease extends Omit<Release, 'files' | 'maps' | 'report'>, Partial<Pick<Release, 'maps' | 'report'>> {
  files: { name: string; integrity: string; bytes: string }[];
}

/** The release as a team's command sends it: sizes instead of bytes, and a report that agrees with the descriptor. */
export function releaseOf({ files, ...release }: TestRelease): Release {
  return {
    maps: [],
    ...release,
    files: files.map(({ name, integrity, bytes }) => ({ name, integrity, size: Buffer.from(bytes, 'base64').length })),
    report: release.report ?? { contract: 1, exports: exportsOf(release.descriptor), shared: { react: '19.3.1' }, sizes: {} },
  };
}

function exportsOf(descriptor: Record<string, unknown>): Release['report']['exports'] {
  const { contract, runtime, pages = [], slots = {}, layouts = [] } = descriptor as unknown as RemoteDescriptor;
  return {
    contract,
    runtime,
    layouts: [...layouts],
    messages: ['bn', 'en'],
    pages: pages.map(({ id }) => id),
    slots: Object.keys(slots),
  };
}

/** A file's hash as the upload's address has it. */
export function hexOf(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}
