// Runs as a worker: drawing is work for a processor, which players' calls must not wait for. Each message is a batch of lines and is
// answered by the bytes that came of it, so that nothing piles up on either side.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import * as harfbuzz from 'harfbuzzjs';
import { PDFDocument } from 'pdfkit';

const { fonts, head } = workerData;
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 555, 40, 790];
const ROW = 26;
const BENGALI = /[\u0980-\u09ff\u200c\u200d]/;
const COLORS = { text: '#14181f', muted: '#5b6472', line: '#d9dde3' };

const document = new PDFDocument({
  size: 'A4',
  margin: 0,
  font: null,
  lang: head.locale,
  info: { Title: head.title, Author: head.brand, Subject: head.range },
});
const pieces = [];
document.on('data', (piece) => pieces.push(piece));

for (const weight of [400, 600]) {
  document.registerFont(`latin${weight}`, join(fonts, `inter-${weight}.ttf`));
  document.registerFont(`bengali${weight}`, join(fonts, `noto-sans-bengali-${weight}.ttf`));
  shapeByHarfBuzz(`bengali${weight}`, join(fonts, `noto-sans-bengali-${weight}.ttf`));
}

/** The library's own shaping breaks some conjuncts of Bengali (ট্র in ট্রান্সফার); HarfBuzz sets them as browsers do. */
function shapeByHarfBuzz(name, file) {
  const bytes = readFileSync(file);
  const shaper = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))),
  );
  const { font } = document.font(name)._font;
  font.layout = (text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
    const ends = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((one, other) => one - other);
    const glyphs = infos.map(({ codepoint, cluster }) => {
      const end = ends.find((place) => place > cluster) ?? text.length;
      return font.getGlyph(
        codepoint,
        [...text.slice(cluster, end)].map((letter) => letter.codePointAt(0)),
      );
    });
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
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

function widthOf(text, size, weight) {
  return partsOf(text).reduce(
    (sum, part) => sum + document.font(`${part.script}${weight}`).fontSize(size).widthOfString(part.text),
    0,
  );
}

/** As much of a text as fits. */
function fitted(text, size, weight, width) {
  if (widthOf(text, size, weight) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, weight) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** One line of text on a base line; `width` cuts it, `end` sets it against the right. */
function write(text, x, y, { size = 9, weight = 400, color = COLORS.text, width = RIGHT - LEFT, end = false } = {}) {
  const shown = fitted(text, size, weight, width);
  let at = end ? x - widthOf(shown, size, weight) : x;
  document.fillColor(color);
  document.markContent('Span', { actual: shown });
  for (const part of partsOf(shown)) {
    document.font(`${part.script}${weight}`).fontSize(size);
    document.text(part.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += document.widthOfString(part.text);
  }
  document.endMarkedContent();
}

const COLUMN = { at: LEFT, what: 150, amount: 455, balance: RIGHT };
let page = 0;
let y = TOP;

function beginPage() {
  if (page > 0) document.addPage();
  page += 1;
  y = TOP + 12;
  if (page === 1) writeHead();
  write(head.columns.at, COLUMN.at, y, { size: 8, color: COLORS.muted });
  write(head.columns.what, COLUMN.what, y, { size: 8, color: COLORS.muted });
  write(head.columns.amount, COLUMN.amount, y, { size: 8, color: COLORS.muted, end: true });
  write(head.columns.balance, COLUMN.balance, y, { size: 8, color: COLORS.muted, end: true });
  rule(y + 6);
  y += 20;
  write(head.brand, LEFT, 815, { size: 8, color: COLORS.muted });
  write(`${head.page} ${page}`, RIGHT, 815, { size: 8, color: COLORS.muted, end: true });
}

function writeHead() {
  write(head.brand, LEFT, y + 6, { size: 16, weight: 600 });
  write(head.title, LEFT, y + 34, { size: 13, weight: 600 });
  write(head.range, LEFT, y + 52, { size: 10 });
  write(head.account, LEFT, y + 68, { size: 10 });
  write(head.made, LEFT, y + 84, { size: 8, color: COLORS.muted });
  head.figures.forEach(({ label, value }, at) => {
    const x = LEFT + (at * (RIGHT - LEFT)) / head.figures.length;
    write(label, x, y + 116, { size: 8, color: COLORS.muted, width: 120 });
    write(value, x, y + 132, { size: 12, weight: 600, width: 125 });
  });
  rule(y + 146);
  y += 170;
}

function rule(at) {
  document.moveTo(LEFT, at).lineTo(RIGHT, at).lineWidth(0.5).strokeColor(COLORS.line).stroke();
}

function row({ at, what, reference, amount, balance }) {
  if (page === 0 || y + ROW > BOTTOM) beginPage();
  write(at, COLUMN.at, y, { width: 105 });
  write(what, COLUMN.what, y, { width: 215 });
  write(reference, COLUMN.what, y + 11, { size: 7, color: COLORS.muted, width: 215 });
  write(amount, COLUMN.amount, y, { end: true, width: 90 });
  write(balance, COLUMN.balance, y, { end: true, width: 95 });
  y += ROW;
}

/** What came of the lines so far. */
function answer(last) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort.postMessage({ bytes: new Uint8Array(Buffer.concat(pieces.splice(0))), last });
}

parentPort.on('message', ({ rows, last }) => {
  if (page === 0) beginPage();
  rows.forEach(row);
  if (!last) return answer(false);
  if (page === 1 && rows.length === 0) write(head.nothing, LEFT, y, { color: COLORS.muted });
  document.once('end', () => answer(true));
  document.end();
});
