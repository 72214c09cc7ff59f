import {
  BANNER_SCENES,
  CATEGORIES,
  type Category,
  drawAvatar,
  drawBanner,
  drawBrandMark,
  drawCategoryIcon,
  drawCover,
  drawGoods,
  drawPaymentMark,
  drawVendorLogo,
} from '.';
import { fitTitle } from './lettering';
import { PALETTES } from './palettes';

const VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'];
const CLASSES = ['JACKPOT', 'CRASH', 'MINI', 'ARCADE', 'SCRATCH', 'TABLE', 'VIDEO_POKER'];

const coverOf = (nodeId: number, category: Category = 'RNG', name = 'Fortune Harvest') =>
  drawCover({ nodeId, name, title: `${name} ${nodeId}`, category, vendor: VENDORS[nodeId % 8]! });

const TOKEN = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

const ATTRIBUTE = /\s([\w:-]+)="/g;

function faultOfTag(whole: string): string | undefined {
  const names = [...whole.matchAll(ATTRIBUTE)].map(([, name]) => name);
  if (new Set(names).size !== names.length) return `an attribute twice: ${whole}`;
  if (/&(?!(amp|lt|gt|quot|#39);)/.test(whole)) return `a bare ampersand: ${whole}`;
  return /="[^"]*(NaN|undefined|Infinity)/.test(whole) ? `not a number: ${whole}` : undefined;
}

function faultOfReferences(svg: string): string | undefined {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const wanted = [...svg.matchAll(/url\(#([\w-]+)\)|href="#([^"]+)"/g)].map(([, fill, href]) => fill ?? href);
  const missing = wanted.find((id) => !ids.includes(id));
  if (missing !== undefined) return `points at nothing: ${missing}`;
  return new Set(ids).size === ids.length ? undefined : 'an id twice';
}

/** Reads a drawing as strictly as an XML parser does and names the first fault. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(svg);
    if (!token) return `not markup: ${svg.slice(at, at + 60)}`;
    const [whole, closing, name = '', , empty] = token;
    const fault = faultOfTag(whole);
    if (fault) return fault;
    if (closing && open.pop() !== name) return `closes what is not open: ${whole}`;
    if (name && !closing && !empty) open.push(name);
  }
  return open.length > 0 ? `left open: ${open.join()}` : faultOfReferences(svg);
}

/** The hero's shapes without their colours. */
const heroOf = (svg: string) =>
  /stroke-width="4\.5" stroke-linejoin="round">(.{0,400})/.exec(svg)?.[1]?.replace(/fill="[^"]*"/g, '');

describe('a cover', () => {
  it('is the same bytes whenever the same game is drawn', () => {
    for (const category of CATEGORIES) expect(coverOf(4711, category)).toBe(coverOf(4711, category));
    expect(coverOf(4711)).not.toBe(coverOf(4712));
  });

  it('is well-formed, self-contained and small for two thousand games of every kind', () => {
    const sizes = Array.from({ length: 2000 }, (_, at) => {
      const gameClass = at % 3 === 0 ? CLASSES[at % 7] : undefined;
      const category = gameClass ? 'RNG' : CATEGORIES[at % 9]!;
      const drawn = drawCover({
        nodeId: 100_000 + at,
        name: `Lantern Market ${at}`,
        category,
        vendor: VENDORS[at % 8]!,
        ...(gameClass && { gameClass }),
      });
      expect(faultOf(drawn)).toBeUndefined();
      expect(drawn).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|href="(?!#)|url\((?!#)/i);
      return drawn.length;
    });
    sizes.sort((one, other) => one - other);
    expect(sizes[1000]).toBeLessThan(8_000);
    expect(sizes.at(-1)).toBeLessThan(12_288);
  });

  it.each(CATEGORIES)('never looks like another among two hundred games of %s', (category) => {
    const drawn = Array.from({ length: 200 }, (_, at) => coverOf(at * 17 + 1, category).replace(/aria-label="[^"]*"/, ''));
    expect(new Set(drawn).size).toBe(200);
    const skies = new Set(drawn.map((svg) => svg.match(/stop-color="#[\da-f]+"/)?.[0]));
    expect(skies.size).toBeGreaterThanOrEqual(6);
    expect(PALETTES[category].length).toBeGreaterThanOrEqual(8);
    const pairs = new Set(drawn.map((svg) => `${svg.match(/stop-color="#[\da-f]+"/)?.[0]} ${heroOf(svg)}`));
    expect(pairs.size).toBeGreaterThanOrEqual(60);
  });

  it('shows the creature a game is called after', () => {
    const tigers = Array.from({ length: 40 }, (_, at) => coverOf(at, 'RNG', 'Golden Tiger'));
    const striped = tigers.filter((svg) => svg.includes('M0-76L-7-40H7Z'));
    expect(striped.length).toBe(40);
  });

  it.each([
    ['Silver Rickshaw', 'M-34 58H40L66 4 90 62'],
    ['Seven Kites', 'M0-118L84-26 0 70-84-26Z'],
    ['Boatman’s Hourglass', 'M-62-78H62C62-30'],
    ['Mango Story', 'M-8-70C40-84 92-50'],
    ['Three Wolves', 'M18-66L72-104 76-26Z'],
  ])('shows what %s is called after, whoever drew it', (name, outline) => {
    const drawn = Array.from({ length: 40 }, (_, at) => coverOf(at, 'RNG', name));
    expect(drawn.filter((svg) => svg.includes(outline))).toHaveLength(40);
  });

  it('shows the game and not the hall it is played in', () => {
    const drawn = Array.from({ length: 40 }, (_, at) => coverOf(at, 'PVP', 'Moon Pier Ludo'));
    expect(new Set(drawn.map((svg) => svg.includes('M34-108C-40-104')))).toEqual(new Set([false]));
  });

  it('shows markup in a name as the characters it is made of', () => {
    const drawn = coverOf(9, 'RNG', '<b onload="x">Tom & "Jerry\'s"</b>');
    expect(faultOf(drawn)).toBeUndefined();
    expect(drawn).not.toMatch(/<b[ >]/i);
    expect(drawn).toContain('aria-label="&lt;b onload=&quot;x&quot;&gt;Tom &amp; &quot;Jerry&#39;s&quot;&lt;/b&gt;"');
  });

  it('drops what could turn a title around, and what XML forbids', () => {
    const drawn = coverOf(9, 'RNG', 'Safe\u202Egnp\u0000 \uD800Game\u2066');
    expect(faultOf(drawn)).toBeUndefined();
    expect(drawn).toContain('aria-label="Safegnp Game"');
  });

  it.each([
    ['Bengali', 'সোনার লণ্ঠনের মেলা'],
    ['Arabic', 'ليلة السوق الذهبية'],
    ['one endless word', 'Supercalifragilisticexpialidocious'.repeat(4)],
    ['sixty characters', 'The Grand Evening Market of Lanterns Upon the River Meghna 9'],
    ['nothing', '   '],
  ])('is well-formed with a name of %s', (_, name) => {
    expect(faultOf(coverOf(12, 'LOTT', name))).toBeUndefined();
  });

  it('sets a long title on at most three lines that fit the picture', () => {
    for (const name of ['GO', 'The Grand Evening Market of Lanterns Upon the River Meghna 9', 'x'.repeat(400)]) {
      const lines = fitTitle(name, 'block');
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(262);
      expect(lines.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(110);
    }
  });
});

/** The corners of path data, moved as its slant says, in the cover's own units. */
function extentOf(data: string, shift: number, slant: number): [left: number, right: number] {
  let [x, y] = [0, 0];
  const across: number[] = [];
  for (const [, letter = '', numbers = ''] of data.matchAll(/([Mlhvqcz])([^Mlhvqcz]*)/g)) {
    const said = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const step = { M: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 1 }[letter] ?? 2;
    for (let at = 0; at < said.length; at += step) {
      const [dx = 0, dy = 0] = letter === 'h' ? [said[at]] : letter === 'v' ? [0, said[at]] : said.slice(at + step - 2, at + step);
      [x, y] = letter === 'M' ? [dx, dy] : [x + dx, y + dy];
      across.push((x + shift - slant * y) / 2);
    }
  }
  return [Math.min(...across), Math.max(...across)];
}

describe('a slanted title', () => {
  it.each(['SPORTS', 'ESPORTS'] as const)('stands in the middle of a cover of %s, each line by its own measure', (category) => {
    for (const name of ['Go', 'Table Tennis Live', 'Kirtankhola Horse Racing Championship', 'Surma Hero Rift Invitational'])
      for (let nodeId = 1; nodeId <= 12; nodeId++) {
        const title = /<g id="name"[^>]*>(.*?)<\/g>/.exec(coverOf(nodeId, category, name))?.[1] ?? '';
        const lines = [...title.matchAll(/<path d="([^"]+)" transform="translate\(([\d.]+)\)skewX\(-10\)"\/>/g)];
        expect(lines.length).toBeGreaterThan(0);
        for (const [, data = '', shift] of lines) {
          const [left, right] = extentOf(data, Number(shift), Math.tan(Math.PI / 18));
          expect(Math.abs((left + right) / 2 - 150)).toBeLessThan(3);
        }
      }
  });
});

describe('the plates of a cover', () => {
  it('keep the maker’s mark below the title, and the corner of the menu above the picture', () => {
    for (let nodeId = 1; nodeId <= 60; nodeId++) {
      const svg = coverOf(nodeId, CATEGORIES[nodeId % 9], 'Kirtankhola Horse Racing Championship');
      const [corner, clasp] = [svg.indexOf('<circle cx="300" r="74"'), svg.indexOf('<circle cx="150" cy="402"')];
      expect(corner).toBeGreaterThan(svg.lastIndexOf('id="name"'));
      expect(clasp).toBeGreaterThan(corner);
      const lines = fitTitle('KIRTANKHOLA HORSE RACING CHAMPIONSHIP', 'tall');
      expect(lines.reduce((sum, { size }) => sum + size * 0.96, 0)).toBeLessThanOrEqual(98);
    }
  });
});

describe('the other drawings', () => {
  it.each(BANNER_SCENES)('draw the %s banner for a dark and a light page, differently', (scene) => {
    const dark = drawBanner({ scene, tone: 'dark' });
    const light = drawBanner({ scene, tone: 'light' });
    expect([faultOf(dark), faultOf(light)]).toEqual([undefined, undefined]);
    expect(dark).not.toBe(light);
    expect(drawBanner({ scene, tone: 'dark' })).toBe(dark);
    expect(drawBanner({ scene, seed: 'another evening' })).not.toBe(dark);
  });

  it('are well-formed: marks, icons, goods and avatars', () => {
    const drawn = [
      ...VENDORS.map((code) => drawVendorLogo({ code, name: `${code} & <Sons>`, tone: 'light' })),
      ...(['HOME', 'FAV', ...CATEGORIES] as const).map(drawCategoryIcon),
      ...(['pavilion', 'lagoon'] as const).flatMap((brand) => [drawBrandMark(brand), drawBrandMark(brand, 'light', true)]),
      ...Array.from({ length: 60 }, (_, at) => drawGoods(String(at), at % 2 ? 'Headphones "Pro" & case' : '')),
      ...Array.from({ length: 60 }, (_, at) => drawAvatar(`member ${at}`)),
    ];
    expect(drawn.map(faultOf).filter(Boolean)).toEqual([]);
  });

  it('give every vendor, even an unknown one, a mark of its own that stays the same', () => {
    const marks = [...VENDORS, 'XYZ'].map((code) => drawVendorLogo({ code }));
    expect(new Set(marks).size).toBe(9);
    expect(drawVendorLogo({ code: 'XYZ' })).toBe(marks.at(-1));
  });

  it('give every way to pay, even an unknown one, a mark of its own that stays the same', () => {
    const codes = ['river-pay', 'lotus-wallet', 'bank-transfer', 'bkash', 'nagad', 'rocket', 'upay', 'card', 'another-way'];
    const marks = codes.map(drawPaymentMark);
    expect(marks.map(faultOf).filter(Boolean)).toEqual([]);
    expect(new Set(marks).size).toBe(codes.length);
    expect(drawPaymentMark('another-way')).toBe(marks.at(-1));
    expect(marks.every((mark) => mark.length < 2_000)).toBe(true);
  });

  it('draw a product as what it is called', () => {
    expect(drawGoods('1', 'Wireless headphones')).not.toBe(drawGoods('1', 'Smart watch'));
    expect(drawGoods('1', 'স্মার্ট ঘড়ি').replace(/aria-label="[^"]*"/, '')).toBe(
      drawGoods('1', 'Smart watch').replace(/aria-label="[^"]*"/, ''),
    );
  });
});
