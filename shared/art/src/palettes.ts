import type { Category } from './category';
import { mix } from './colour';
import { randomFrom, seedOf } from './random';

/** Colours with jobs. `sky` runs top to bottom, `glow` is the light behind the hero, `dark` outlines everything. */
export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly glow: string;
  readonly hero: string;
  readonly second: string;
  readonly pop: string;
  readonly dark: string;
  /** Silhouettes between sky and hero. */
  readonly far: string;
  readonly near: string;
}

/** Reads `top middle low glow hero second pop dark`, six digits each. */
export function palette(colours: string): Palette {
  const [top, middle, low, glow, hero, second, pop, dark] = colours.split(' ').map((hex) => `#${hex}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { sky: [top, middle, low], glow, hero, second, pop, dark, far: mix(middle, top, 0.55), near: mix(top, dark, 0.4) };
}

// top middle low glow hero second pop dark
const FELT = [
  '04271f 0b6b4c 23a877 ffe6a0 d8232f f4b53a f5efe0 021510',
  '2a0714 86152f d23b44 ffd08a 1c8f6b f6bd4a fff1d6 1a040c',
  '0a1440 1f3fa0 4a7df0 ffe2a8 e23a4d f3b53c eef3ff 050a24',
  '1e0a3c 5b2397 a050d8 ffc7f0 f2a92e 2bbfae fff0fb 12052a',
  '0b0b10 33240f 8a611f ffdf8f c21f35 e0a93b f8f1dd 050508',
  '03262f 0c6472 2fb2b0 fff0b8 f0593e f7b845 eafffb 021820',
  '3a0b2e 9c1d63 ea5788 ffd9b0 3aa7e0 fbc14b fff2f5 24061d',
  '101a2c 32507a 86a7d0 fff3d0 d93a3a efb43c f4f8ff 080e1a',
];

const SEA = [
  '02143f 0a4c9c 1fa3da aef4ff ff8a2b ffcf3d ff4f8a 020d2a',
  '012a36 07707c 2cc7b4 e6ffd0 ff5b4f ffc53d a25cff 011a22',
  '1a0b4e 4527a8 8d5bea ffb8f2 ffb02e 2fe0c0 ff5c7c 0f0633',
  '042f22 0c7a52 52c77a f7ffb0 ff7a33 f5c93b 3cc3ff 021d15',
  '2c0a3e 9b2468 ff8a5c fff0b8 2ba8d8 ffd23c ff4d6d 1b0528',
  '03183a 0b6bbd 5ad4f5 fffbe0 e8404f f9b52e 54e09b 021029',
  '0a0f2c 1d3a6e 3d7fae a8ffe8 40e0c0 f4b63a ff6f91 050818',
  '3d1204 a8470f f2a13b fff6c8 1f9fc0 e23a4a 58d6a8 260a02',
];

const PITCH = [
  '06280f 147a35 5cc24a fffdc8 f5f5f5 f2b431 e5383b 03180a',
  '08133f 1b45b5 4f8dff dff0ff ffb52e e33b4b 3ddba8 050a26',
  '3a0a0a a81c1c f0603a ffe6a8 f7f3ea f6b53a 2f8fe0 240505',
  '0d0d24 37246e 8f4bd0 ffc8ff ffc22e 2fd0b5 ff5577 070716',
  '02323a 0c8588 63d6bd fbffd8 ff6b3d f8bd3f f6f6f6 01202a',
  '3b1d04 b2590d f6ad3d fff8d0 1767b8 d8323c fdf7e8 231002',
  '101820 34505f 88b0b8 fff6c2 e8482f ffc53a 4fd0e8 090e14',
  '0a2b52 2079c4 8fd6f7 ffffff e43a3a ffc233 2fb56a 061b36',
];

const NEON = [
  '0a0428 34109c 7a34ff 5ff5ff ff3fa4 29e0ff ffd23d 060219',
  '02131c 06485a 10a6a0 b6ffda 35e0ff ffb02e ff4a6e 010b11',
  '1d0320 7a0f62 ef2d8f ffb0dc 3df0e0 ffca3a 8d6bff 120214',
  '0b0e14 27313f 5a6f86 ff9a4d ff5a2b f2c23c 4fd8ff 06080c',
  '13041f 4b0f2e c01f36 ff9f66 f4f1ea f6b73c ff4d3d 0b0213',
  '031a10 0b5a35 22c26f dcff8a b7ff3c 2fd9ff ffb32e 020f0a',
  '070d33 1c2f9e 3e78ff c8e4ff ffb638 ff4d6a 45f0c0 040820',
  '1f1003 73390a e2851c fff0a8 2ec8ff f24b3a ffe26a 130902',
];

const ARENA = [
  '2b0a04 a32b0c f2802a ffe9a0 c21f26 f6b235 1f8a6e 1b0502',
  '2a0514 8c1030 e04848 ffd6a0 f0952a 1f9e9a fff0d2 1a030c',
  '0a1c2e 1f5a80 6fb8c8 fff2c0 d8342c f4a92d 2f9e5a 06121e',
  '1e2404 62730f c9bf3a fffbd0 c7302a ee8e24 1f7fa8 121602',
  '240a34 6f2078 d05aa0 ffd8b8 e8792a ffc53c 2fb9a0 170622',
  '021f1c 0a6658 3fb88a fff0b0 e2452c f7b53b 8f3fc0 011412',
  '1a0f08 5f3a1a c98a3f fff0c8 a81f24 e9a52f 2c7a6a 100904',
  '0e0a28 38308c 8f7fe0 ffdca0 ea4f2e f9bd41 3fd0c0 080619',
];

const DRAW = [
  '3b0a5c 9127b8 ee5fcf fff0b8 ffc533 2ec4f0 ff4f6d 250540',
  '04265e 0f6fd0 5cc6ff fffbd8 ff4d6a ffc22e 3fdc98 031840',
  '5c0a1c d01f3c ff7a5c fff2b0 ffc836 2aa8e8 3fd89a 3b0511',
  '033b2a 0d9062 66dd92 fdffc0 ff5a4a ffc12f 8b5cff 02261c',
  '55200a d8620f ffbb3d fffbe0 d8284f 2492d8 35c98a 371304',
  '12124a 3c3fc8 8f8bff ffe4b8 ff5fa2 ffd03a 35e0d0 0a0a30',
  '023a48 0a93a0 5fe0cf fff8c2 ff6a3d ffc93a c44dff 01252f',
  '470a38 b81d86 ff6fb0 ffe9c8 3fc8ff ffd23f 6fe07a 2e0524',
];

const TALES = [
  '3b0613 9c1523 e2452f ffd06a 19a87b f6b93b fff0c2 24030b',
  '070d2e 1d2d82 4562d8 ffc46b e8472f f5b23a 37d0b0 050820',
  '1c0745 5a1fa0 b04be0 ffa8ea f2b32e 27c3d9 ff5fa8 140333',
  '032b2b 0a6b5c 35bd8d fbe58a e5383b f4a82c b8f5d0 021c1f',
  '3a1c71 c2583f ffb465 fff4c0 149aa8 f3b43a e0384f 26103f',
  '04251a 0f6a34 72ba34 f6f79a f08a24 e23b4e 37c8f0 02180f',
  '041d3d 0b559a 2fabe2 b8f5ff f2a32c ee4266 7ef0c0 03122b',
  '4a0730 b01661 f4608f ffdcb4 f7b733 7a36d6 4be0d8 2f0420',
  '1b0508 7c1508 f2561d ffdf6a 2b9bd8 f9b02f ff3d2e 140305',
  '0a1c4a 2b6fc4 9bd8f5 f6fdff 6d4be0 22b7d6 f55d9e 071338',
  '6a1b9a ee5a9f ffb9c6 fff6c4 2ec4f0 ffd23f 8be04e 3d0c58',
  '0a0a0f 2f2516 80601f ffe08a d9a233 b3122e f7f0da 050507',
  '042f3a 0c7c86 4cc9b8 ffebb0 ff6b4a f9b43c e9487d 03202a',
  '22082b 6b1d52 cc5a50 ffd3a0 2bb0a0 efb155 ff7d6b 170420',
  '1560bd 4fb0f0 c9f0c4 fffbd6 e5482d f7a823 8a3fd1 0b2a5a',
  '0d0633 3b12a8 7c3cff 7df4ff ff4fb0 ffcb3d 38e8b8 080322',
];

const INKS: Readonly<Record<Category, readonly string[]>> = {
  RNG: TALES,
  LIVE: FELT,
  FISH: SEA,
  PVP: [...FELT, ...DRAW.slice(0, 4)],
  SPORTS: PITCH,
  ESPORTS: NEON,
  COCKFIGHT: ARENA,
  ELOTT: DRAW,
  LOTT: [...DRAW.slice(4), ...TALES.slice(6, 12)],
};

const all = (inks: readonly string[]): readonly Palette[] => inks.map(palette);

export const PALETTES = Object.fromEntries(Object.entries(INKS).map(([category, inks]) => [category, all(inks)])) as Readonly<
  Record<Category, readonly Palette[]>
>;

/**
 * The colours that a game's cover is drawn with: `top middle low glow hero second pop dark`, six digits each. What runs behind the cover draws in
 * them too.
 *
 * @param name the game's in English, whichever language its cover is lettered in
 */
export function coverInk({ name, category }: { readonly name: string; readonly category: Category }): string {
  return randomFrom(seedOf(name)).pick(INKS[category]);
}
