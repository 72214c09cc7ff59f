import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compactCss } from '@pavilion/ui/compact-css';

const STYLES = join(dirname(createRequire(import.meta.filename).resolve('@pavilion/ui/icons')), '..');
const DEFAULT_THEME = 'pavilion';
/** The sheets of the frame, in the order in which they overrule one another. */
const FRAME = ['tiles', 'critical', 'categories', 'header'];

/** What the page's style element holds for a brand, and the colours that the browser's own frame takes from it. */
export interface PageStyles {
  css: string;
  /** The theme that is drawn: the brand's own, or the first brand's for one that brought none. */
  theme: string;
  /** `--surface` in each theme, as a colour. */
  surface: Readonly<Record<'dark' | 'light', string>>;
}

/** Layers, tokens, roles, the brand's theme, base and frame: all that the first paint needs. `fontFile` finds the built font of a source file. */
export function pageStyles(brand: string, fontFile: (source: string) => string | undefined): PageStyles {
  const theme = existsSync(join(STYLES, 'themes', `${brand}.css`)) ? brand : DEFAULT_THEME;
  const read = (path: string) => readFileSync(join(STYLES, path), 'utf8');
  const tokens = read('tokens.css');
  const look = [read('roles.css'), read(`themes/${theme}.css`)].join('\n');
  const frame = ['base.css', ...FRAME.map((name) => `critical/${name}.css`), 'contrast.css'].map(read);
  return {
    theme,
    css: compactCss([read('layers.css'), tokens, look, withFonts(read('fonts.css'), fontFile), ...frame].join('\n')),
    surface: { dark: surfaceOf(look, tokens, 'dark'), light: surfaceOf(look, tokens, 'light') },
  };
}

/** The faces whose files the shell's build has; the others wait for the shell's own stylesheet. */
function withFonts(faces: string, fontFile: (source: string) => string | undefined): string {
  return [...faces.matchAll(/@font-face\s*\{[^}]*\}/g)]
    .map(([face]) => {
      const source = /url\('([^']+)'\)/.exec(face)?.[1];
      const built = source && fontFile(source);
      return built ? face.replace(source, built) : '';
    })
    .join('\n');
}

function surfaceOf(look: string, tokens: string, theme: 'dark' | 'light'): string {
  const blocks = look.split('}').filter((each) => each.includes(`[data-theme='${theme}']`));
  const named = blocks.map((block) => /--surface:\s*var\((--[\w-]+)\)/.exec(block)?.[1]).findLast(Boolean);
  return (named && new RegExp(`${named}:\\s*(#[0-9a-f]{3,8})`).exec(tokens)?.[1]) ?? '#000000';
}
