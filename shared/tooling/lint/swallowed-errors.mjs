const NOTHING = String.raw`(?:undefined|null|false|true|0|''|\[\]|\{\s*\})`;
/** What begins on a line and lets an error disappear. */
const SWALLOWS = [
  /\bcatch ?\{/,
  /\.catch\(\(\) =>/,
  /\bcatchError\(\(\) =>/,
  new RegExp(String.raw`\.then\(.+, \(\) => ${NOTHING}\)`),
  new RegExp(String.raw`\.on(?:ce)?\('error', \(\) => ${NOTHING}\)`),
];
/** The second function of a `then`, on a line of its own. */
const SECOND_OF_THEN = new RegExp(String.raw`^\(\) => ${NOTHING},?$`);
/** What makes another error of it handles it. */
const HANDLES = /\bthrow |\bPromise\.reject\(/;

/**
 * Lines on which an error disappears without a reason on the line, right above it or right below. What throws another error handles it.
 *
 * @returns {{ line: number, text: string }[]} lines count from 1
 */
export function swallowedErrors(source) {
  const raw = source.split('\n');
  const lines = raw.map((line) => line.trim());
  return lines.flatMap((text, at) => {
    const [above = '', below = ''] = [lines[at - 1], lines[at + 1]];
    const swallows = SWALLOWS.some((pattern) => pattern.test(text)) || (SECOND_OF_THEN.test(text) && endsThen(raw, at));
    if (!swallows || isComment(text) || HANDLES.test(text) || HANDLES.test(below)) return [];
    return [text.includes('// '), isComment(above), isComment(below)].some(Boolean) ? [] : [{ line: at + 1, text }];
  });
}

/** Whether the line is the last argument of a `then` that spreads over lines. */
function endsThen(raw, at) {
  const indent = indentOf(raw[at]);
  const opening = raw.slice(0, at).findLast((line) => line.trim() && indentOf(line) < indent);
  return Boolean(opening?.endsWith('.then(')) && Boolean(raw[at + 1]?.trim().startsWith(')'));
}

function indentOf(line) {
  return line.length - line.trimStart().length;
}

function isComment(line) {
  return line.startsWith('//') || line.startsWith('*') || line.endsWith('*/');
}
