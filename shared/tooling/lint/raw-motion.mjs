/** Where durations and easings are defined, and where all motion is turned off. */
const STYLE_OWNERS = new Set(['shared/ui/src/tokens.css', 'shared/ui/src/base.css', 'studio/client/style/page.css']);
/** Where scripts read whether somebody wants less motion. */
const SCRIPT_OWNERS = new Set([
  'shared/ui/src/motion/reduced-motion.ts',
  'studio/client/engine/motion.ts',
  'shared/tooling/lint/raw-motion.mjs',
]);

const DECLARATION =
  /(?<=[{;\s])(?:-webkit-)?((?:transition|animation)(?:-(?:duration|delay|timing-function))?|--(?:motion|ease)-[\w-]+)\s*:\s*([^;}]+)/g;
const RAW_TIME = /(?<![\w-])\d*\.?\d+m?s\b/;
const RAW_EASING = /(?<![\w-])(?:ease(?:-in|-out)?|ease-in-out|linear|step-(?:start|end))(?![\w-])|(?:cubic-bezier|steps|linear)\(/;
const STILL = /^(?:none|inherit|initial|unset)(?: !important)?$/;
const REDUCED = /@media[^{]*prefers-reduced-motion[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;
const MOVING = /(?:transition|animation)(?:-[\w-]+)?\s*:/;

/**
 * Lines of a style sheet whose motion does not come from the tokens: a duration or an easing of its own, none named at all, or motion turned
 * off for one part alone.
 *
 * @returns {{ line: number, text: string }[]} lines count from 1
 */
export function rawMotion(sheet, file = '') {
  if (STYLE_OWNERS.has(file)) return [];
  const css = sheet.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const declared = [...css.matchAll(DECLARATION)].filter(([, name, value]) => isRaw(name, value.trim()));
  const alone = [...css.matchAll(REDUCED)].filter(([block]) => MOVING.test(block));
  return [...declared, ...alone].map(({ index }) => lineAt(sheet, index));
}

/**
 * Lines of a script that ask for reduced motion in words of their own, or move something without asking.
 *
 * @returns {{ line: number, text: string }[]} lines count from 1
 */
export function scriptedMotion(source, file = '') {
  if (SCRIPT_OWNERS.has(file)) return [];
  return [...source.matchAll(/prefers-reduced-motion|behavior: 'smooth'|\.animate\(/g)].map(({ index }) => lineAt(source, index));
}

function isRaw(name, value) {
  if (name.startsWith('--')) return true;
  if (RAW_TIME.test(value) || RAW_EASING.test(value)) return true;
  if (name !== 'transition' && name !== 'animation') return false;
  return value
    .split(/,(?![^(]*\))/)
    .some((each) => !STILL.test(each.trim()) && !(each.includes('--motion-') && each.includes('--ease-')));
}

function lineAt(source, index) {
  const line = source.slice(0, index).split('\n').length;
  return { line, text: source.split('\n')[line - 1].trim() };
}
