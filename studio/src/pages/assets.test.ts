import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folders } from '../settings';
import { startTestStudio, type TestStudio } from '../testing/test-studio';
import { readPageAssets } from './page-assets';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());

const unpacked: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(Object.entries(readPageAssets(folders.pages)))('the files of the page “%s”', (_, { scripts, styles, fonts }) => {
  it.each(Object.keys(unpacked))('are sent in %s to whoever takes it', async (coding) => {
    for (const url of [...scripts, ...styles]) {
      const plain = await studio.app.inject({ url });
      const small = await studio.app.inject({ url, headers: { 'accept-encoding': coding } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect([small.headers['content-encoding'], small.headers['content-type']]).toEqual([coding, plain.headers['content-type']]);
      expect(small.headers.vary).toMatch(/accept-encoding/i);
      expect(unpacked[coding]?.(small.rawPayload)).toEqual(plain.rawPayload);
    }
  });

  it('have the font of their first words with them', async () => {
    expect(fonts).toHaveLength(1);
    expect((await studio.app.inject({ url: fonts[0] ?? '' })).headers['content-type']).toBe('font/woff2');
  });
});
