// How Bengali is set in documents. Letters that are shaped together (a cluster, such as a consonant with the vowel before it) are one glyph of the
// embedded font, which stands for the first of them; behind it each of the others has a glyph without shape and width. So every glyph is one letter,
// in the order in which they are read, and no reader has to guess where a word goes on.
import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';

// What a composite glyph of TrueType says of each of its parts.
const [PLACED_BY_WORDS, MORE_PARTS] = [0x0003, 0x0020];

/** The library's own shaping breaks some conjuncts of Bengali (ট্র in ট্রান্সফার); HarfBuzz sets them as browsers do. */
export function setInClusters(pdfFont, file) {
  const bytes = readFileSync(file);
  const shaper = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))),
  );
  pdfFont.font.layout = (text) => {
    const glyphs = clustersOf(shaper, text).flatMap(({ letters: [first, ...rest], ...drawn }) => [
      { ...drawn, letter: first },
      ...rest.map((letter) => ({ parts: [], advanceWidth: 0, letter })),
    ]);
    const positions = glyphs.map(({ advanceWidth: xAdvance }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
  embedClusters(pdfFont);
}

/** Each cluster as one glyph: its parts with their places and how far it reaches, and its letters. */
function clustersOf(shaper, text) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaper, buffer);
  const positions = buffer.getGlyphPositions();
  const clusters = [];
  for (const [at, { codepoint: id, cluster: start }] of buffer.getGlyphInfos().entries()) {
    if (clusters.at(-1)?.start !== start) clusters.push({ start, parts: [], advanceWidth: 0 });
    const cluster = clusters.at(-1);
    const { xAdvance, xOffset, yOffset } = positions[at];
    cluster.parts.push({ id, x: cluster.advanceWidth + xOffset, y: yOffset });
    cluster.advanceWidth += xAdvance;
  }
  return clusters.map(({ start, ...cluster }, at) => ({
    ...cluster,
    letters: [...text.slice(start, clusters[at + 1]?.start)].map((letter) => letter.codePointAt(0)),
  }));
}

/** Each shape with its letter is a glyph of the embedded font, which names each of its glyphs once. */
function embedClusters(pdfFont) {
  const { subset, unicode, widths, scale, font } = pdfFont;
  const codes = new Map();
  const codeOf = ({ parts, letter, advanceWidth }) => {
    const key = JSON.stringify([parts, letter]);
    if (codes.has(key)) return codes.get(key);
    const code = subset.glyphs.push({ parts, advanceWidth }) - 1;
    codes.set(key, code);
    unicode[code] = [letter];
    widths[code] = advanceWidth * scale;
    return code;
  };
  pdfFont.encode = (text) => {
    const { glyphs, positions } = pdfFont.layout(text);
    return [glyphs.map((glyph) => codeOf(glyph).toString(16).padStart(4, '0')), positions];
  };
  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (glyph) => (typeof glyph === 'number' ? addGlyph(glyph) : addComposite(subset, font, glyph));
  allowComposites(font.maxp);
}

/** What the font promises of its glyphs holds for those that are made of several, too. */
function allowComposites(maxp) {
  maxp.maxComponentElements = Math.max(maxp.maxComponentElements, 16);
  maxp.maxComponentDepth += 1;
  maxp.maxCompositePoints = 8 * Math.max(maxp.maxPoints, maxp.maxCompositePoints);
  maxp.maxCompositeContours = 8 * Math.max(maxp.maxContours, maxp.maxCompositeContours);
}

function addComposite(subset, font, { parts, advanceWidth }) {
  const box = boxOf(parts, font);
  const bytes = new DataView(new ArrayBuffer(parts.length > 0 ? 10 + 8 * parts.length : 0));
  if (parts.length > 0) [-1, ...box].forEach((value, at) => bytes.setInt16(2 * at, value));
  for (const [at, { id, x, y }] of parts.entries()) {
    const from = 10 + 8 * at;
    bytes.setUint16(from, PLACED_BY_WORDS | (at < parts.length - 1 ? MORE_PARTS : 0));
    bytes.setUint16(from + 2, subset.includeGlyph(id));
    bytes.setInt16(from + 4, x);
    bytes.setInt16(from + 6, y);
  }
  subset.glyf.push(new Uint8Array(bytes.buffer));
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: advanceWidth, bearing: box[0] });
  subset.offset += bytes.byteLength;
  return subset.glyf.length - 1;
}

/** Left, bottom, right, top. */
function boxOf(parts, font) {
  const boxes = parts.map(({ id, x, y }) => ({ x, y, box: font.getGlyph(id).bbox })).filter(({ box }) => Number.isFinite(box.minX));
  if (boxes.length === 0) return [0, 0, 0, 0];
  return [
    Math.min(...boxes.map(({ x, box }) => Math.floor(box.minX + x))),
    Math.min(...boxes.map(({ y, box }) => Math.floor(box.minY + y))),
    Math.max(...boxes.map(({ x, box }) => Math.ceil(box.maxX + x))),
    Math.max(...boxes.map(({ y, box }) => Math.ceil(box.maxY + y))),
  ];
}
