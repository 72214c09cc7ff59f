// What the workers that draw documents share: a page of A4, and text that is set as browsers set it and can be copied, searched and read aloud.
import { join } from 'node:path';
import { PDFDocument } from 'pdfkit';
import { setInClusters } from './pdf-clusters.mjs';

const BENGALI = /[\u0980-\u09ff\u200c\u200d]/;
export const COLORS = { text: '#14181f', muted: '#5b6472', line: '#d9dde3' };
export const [LEFT, RIGHT] = [40, 555];

/** An empty document, and what writes on it. `fonts` is their folder. */
export function createDocument(fonts, { locale, brand, title, range }) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: null,
    lang: locale,
    tagged: true,
    pdfVersion: '1.5',
    displayTitle: true,
    info: { Title: title, Author: brand, Subject: range },
  });
  const pieces = [];
  document.on('data', (piece) => pieces.push(piece));
  const root = document.struct('Document');
  document.addStructure(root);
  for (const weight of [400, 600]) {
    document.registerFont(`latin${weight}`, join(fonts, `inter-${weight}.ttf`));
    document.registerFont(`bengali${weight}`, join(fonts, `noto-sans-bengali-${weight}.ttf`));
    setInClusters(document.font(`bengali${weight}`)._font, join(fonts, `noto-sans-bengali-${weight}.ttf`));
  }
  return {
    document,
    ...createWriter(document, root),
    rule: (at) => document.moveTo(LEFT, at).lineTo(RIGHT, at).lineWidth(0.5).strokeColor(COLORS.line).stroke(),
    /** What came of it so far. */
    taken: () => new Uint8Array(Buffer.concat(pieces.splice(0))),
    end(done) {
      root.end();
      document.once('end', done);
      document.end();
    },
  };
}

/** Parts of a text, each in the script of one font; what stands between two scripts is Latin's, which has the marks and the spaces. */
function partsOf(text) {
  const parts = [];
  for (const letter of text) {
    const script = BENGALI.test(letter) ? 'bengali' : 'latin';
    if (parts.at(-1)?.script === script) parts.at(-1).text += letter;
    else parts.push({ script, text: letter });
  }
  return parts;
}

function createWriter(document, root) {
  const widthOf = (text, size, weight) =>
    partsOf(text).reduce((sum, part) => sum + document.font(`${part.script}${weight}`).fontSize(size).widthOfString(part.text), 0);
  /** As much of a text as fits. */
  const fitted = (text, size, weight, width) => {
    if (widthOf(text, size, weight) <= width) return text;
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, weight) > width) letters.pop();
    return `${letters.join('')}…`;
  };
  /** One line of text on a base line; `width` cuts it, `end` sets it against the right. */
  const write = (text, x, y, { size = 9, weight = 400, color = COLORS.text, width = RIGHT - LEFT, end = false } = {}) => {
    const shown = fitted(text, size, weight, width);
    let at = end ? x - widthOf(shown, size, weight) : x;
    const paragraph = document.struct('P');
    root.add(paragraph);
    document.fillColor(color);
    const content = document.markStructureContent('Span', { actual: shown });
    for (const part of partsOf(shown)) {
      document.font(`${part.script}${weight}`).fontSize(size);
      document.text(part.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += document.widthOfString(part.text);
    }
    document.endMarkedContent();
    paragraph.add(content);
    paragraph.end();
  };
  return { write };
}
