import { inflateSync } from 'node:zlib';

/** The text as a reader finds it that knows no more than which letters each glyph stands for; without its spaces. */
export function textOfPdf(bytes: Buffer): string {
  const file = bytes.toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      // Not packed: no text.
      return '';
    }
  });
  const objects = new Map([...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]));
  const lettersOf = (font: string): string[] => {
    const map = /ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '';
    const packed = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(objects.get(map) ?? '')?.[1] ?? '';
    const ranges = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    return [...ranges.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) =>
        String.fromCharCode(
          ...hex
            .split(' ')
            .filter(Boolean)
            .map((each) => Number.parseInt(each, 16)),
        ),
      ),
    );
  };
  const fonts = new Map([...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, lettersOf(id)]));
  const words = streams
    .filter((stream) => stream.includes(' Tf'))
    .flatMap((stream) => {
      let letters: string[] = [];
      return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)].map(([, font, codes]) => {
        if (font) letters = fonts.get(font) ?? [];
        return (codes?.match(/.{4}/g) ?? []).map((code) => letters[Number.parseInt(code, 16)] ?? '').join('');
      });
    });
  return words.join('').replaceAll(' ', '').normalize('NFC');
}
