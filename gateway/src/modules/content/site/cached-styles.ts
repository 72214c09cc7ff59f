import type { BuiltFiles } from '../../../platform/http';
import { type PageStyles, pageStyles } from './page-styles';

/** Styles of a theme, made once for each build of the shell. */
export function cachedStyles(files: BuiltFiles): (brand: string) => PageStyles {
  const known = new Map<string, { build: number; styles: PageStyles }>();
  return (brand) => {
    const cached = known.get(brand);
    if (cached?.build === files.build()) return cached.styles;
    const styles = pageStyles(brand, files.addressOf);
    known.set(brand, { build: files.build(), styles });
    return styles;
  };
}
