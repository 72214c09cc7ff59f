// Runs as a worker: drawing is work for a processor, which players' calls must not wait for. Each message is a batch of lines and is
// answered by the bytes that came of it, so that nothing piles up on either side.
import { parentPort, workerData } from 'node:worker_threads';
import { COLORS, createDocument, LEFT, RIGHT } from './pdf-text.mjs';

const { fonts, head } = workerData;
const [TOP, BOTTOM] = [40, 790];
const ROW = 26;
const { document, write, rule, taken, end } = createDocument(fonts, head);

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
  parentPort.postMessage({ bytes: taken(), last });
}

parentPort.on('message', ({ rows, last }) => {
  if (page === 0) beginPage();
  rows.forEach(row);
  if (!last) return answer(false);
  if (page === 1 && rows.length === 0) write(head.nothing, LEFT, y, { color: COLORS.muted });
  end(() => answer(true));
});
