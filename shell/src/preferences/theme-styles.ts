/** The looks that a brand can choose. The page comes with its own; another one is fetched once operators choose it. */
const STYLES: Readonly<Record<string, () => Promise<unknown>>> = {
  pavilion: () => import(/* webpackChunkName: "theme-pavilion" */ '@pavilion/ui/themes/pavilion.css'),
  lagoon: () => import(/* webpackChunkName: "theme-lagoon" */ '@pavilion/ui/themes/lagoon.css'),
};

/** The names of all looks that an open page can change to. */
export const themeNames = Object.keys(STYLES);

/** Dresses the page in the look of this name as soon as it is there, unless another one was wanted meanwhile. */
export function createThemeSwitch({ documentElement: page }: Document, onChanged: () => void): (name: string) => void {
  let wanted = page.dataset['brand'];
  return (name) => {
    const load = STYLES[name];
    // One that only the shell of a newer release knows comes with the next page.
    if (!load || name === wanted) return;
    wanted = name;
    load().then(
      () => {
        if (wanted !== name) return;
        page.dataset['brand'] = name;
        onChanged();
      },
      () => {
        // The page stays in its look; the next manifest tries again.
        if (wanted === name) wanted = page.dataset['brand'];
      },
    );
  };
}
