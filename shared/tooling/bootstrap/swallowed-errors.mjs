const SWALLOWED = /catch ?\{|\.catch\(\(\) => (undefined|null|false|true|\{\s*\}|\[\])\)/;

/**
 * Lines on which an error disappears without a reason on the line, right above it or right below. What throws another error handles it.
 *
 * @returns {string[]}
 */
export function swallowedErrors(text) {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line, at) => {
    if (!SWALLOWED.test(line) || isComment(line)) return false;
    const [above = '', below = ''] = [lines[at - 1], lines[at + 1]];
    return !(line.includes('// ') || isComment(above) || isComment(below) || below.startsWith('throw '));
  });
}

function isComment(line) {
  return line.startsWith('//') || line.startsWith('*') || line.endsWith('*/');
}
