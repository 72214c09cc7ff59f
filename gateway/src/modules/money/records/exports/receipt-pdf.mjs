// Runs as a worker: drawing is work for a processor, which players' calls must not wait for. One page, and it is done.
import { parentPort, workerData } from 'node:worker_threads';
import { COLORS, createDocument, LEFT, RIGHT } from './pdf-text.mjs';

const { fonts, head } = workerData;
const { write, rule, taken, end } = createDocument(fonts, head);
const VALUE = 220;
const ROW = 24;

let y = 64;
write(head.brand, LEFT, y, { size: 18, weight: 600 });
write(head.title, LEFT, y + 32, { size: 14, weight: 600 });
rule(y + 46);
y += 76;
for (const { label, value } of head.lines) {
  write(label, LEFT, y, { size: 10, color: COLORS.muted, width: VALUE - LEFT - 10 });
  write(value, VALUE, y, { size: 10, width: RIGHT - VALUE });
  y += ROW;
}
rule(y - 8);
y += 18;
for (const [at, { label, value }] of head.figures.entries()) {
  const weight = at === head.figures.length - 1 ? 600 : 400;
  write(label, LEFT, y, { size: 11, weight, width: VALUE });
  write(value, RIGHT, y, { size: 11, weight, end: true, width: 200 });
  y += ROW;
}
rule(y - 8);
write(head.made, LEFT, y + 16, { size: 8, color: COLORS.muted });

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
end(() => parentPort.postMessage(taken()));
