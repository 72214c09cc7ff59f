import { darker, lighter } from './colour';
import { palette, type Palette } from './palettes';
import { type Pen, penFor } from './pen';
import { randomFrom, seedOf } from './random';
import * as small from './motifs/symbols';
import { circle, drawing, ellipse, group, line, path, placed, rect, repeat } from './svg';

type Product = (pen: Pen) => string;

const phone: Product = (pen) =>
  placed(
    0,
    0,
    1,
    8,
    rect(-46, -96, 92, 192, 20, pen.tone('#2a3050')) +
      rect(-39, -88, 78, 176, 14, pen.down(pen.ink.second, pen.ink.hero)) +
      rect(-14, -82, 28, 8, 4, '#14182c', 'stroke="none"') +
      circle(0, -16, 26, '#fff', 'stroke="none" opacity=".35"') +
      circle(14, 8, 34, '#fff', 'stroke="none" opacity=".2"') +
      line('M-14 78H14', '#fff', 5) +
      path('M-39-74C-39-82-34-88-26-88H0L-39 20Z', '#fff', 'stroke="none" opacity=".2"'),
  );
const headphones: Product = (pen) =>
  line('M-74 30C-84-110 84-110 74 30', pen.ink.dark, 28) +
  line('M-74 30C-84-110 84-110 74 30', pen.ink.hero, 18) +
  pen.mirror(
    rect(46, -4, 50, 88, 24, pen.tone(pen.ink.hero)) +
      rect(38, 4, 26, 72, 13, pen.tone('#2a3050')) +
      ellipse(82, 24, 5, 16, '#fff', 'stroke="none" opacity=".4"'),
  );
const voucher: Product = (pen) =>
  placed(
    0,
    0,
    1,
    -8,
    path('M-104-56H104V-16A18 18 0 0 0 104 20V58H-104V20A18 18 0 0 0-104-16Z', pen.tone(pen.ink.hero)) +
      line('M40-50V52', '#fff', 4, 'stroke-dasharray="2 10"') +
      placed(-30, 2, 0.9, 0, small.star(pen)) +
      line('M62-22H86M62 0H86M62 22H78', '#fff', 7),
  );
const watch: Product = (pen) =>
  path('M-34-60L-28-108H28L34-60ZM-34 60L-28 108H28L34 60Z', pen.tone(pen.ink.second)) +
  rect(-62, -66, 124, 132, 40, pen.silver) +
  rect(-50, -54, 100, 108, 30, '#14182c') +
  circle(0, 0, 36, 'none', `stroke="${pen.ink.hero}" stroke-width="9" stroke-dasharray="160 90" transform="rotate(-90)"`) +
  line('M0-18V2L14 12', '#fff', 6) +
  rect(60, -14, 12, 28, 5, pen.silver);
const lamp: Product = (pen) =>
  circle(14, 10, 96, pen.glow('#fff0b0', 0.9), 'stroke="none"') +
  path('M-30-92L46-30L-10 8C-50-8-60-60-30-92Z', pen.tone(pen.ink.hero)) +
  ellipse(20, -12, 46, 12, '#fff4c0', 'transform="rotate(-35 20 -12)"') +
  line('M-34-48L-70 24L-20 84', pen.ink.dark, 14) +
  line('M-34-48L-70 24L-20 84', pen.ink.second, 7) +
  circle(-70, 24, 11, pen.gold) +
  path('M-66 100C-62 78 38 78 42 100Z', pen.tone('#3a4266'));
const mug: Product = (pen) =>
  line('M58-30C112-36 112 54 50 50', pen.ink.dark, 22) +
  line('M58-30C112-36 112 54 50 50', pen.ink.hero, 13) +
  path(
    'M-70-60H64V58C64 84 46 92 30 92H-36C-54 92-70 84-70 58Z',
    pen.across(lighter(pen.ink.hero, 0.45), pen.ink.hero, darker(pen.ink.hero, 0.3)),
  ) +
  ellipse(-3, -60, 67, 16, '#4a2616') +
  placed(-4, 20, 0.62, 0, small.star(pen)) +
  line('M-24-84C-34-96-14-104-24-118M10-84C0-96 20-104 10-118', '#fff', 6, 'opacity=".7"');
const backpack: Product = (pen) =>
  line('M-26-84C-26-116 26-116 26-84', pen.ink.dark, 12) +
  path('M-74 90V-30C-74-110 74-110 74-30V90C74 100 66 104 58 104H-58C-66 104-74 100-74 90Z', pen.tone(pen.ink.hero)) +
  pen.mirror(rect(70, 10, 22, 66, 10, pen.tone(darker(pen.ink.hero, 0.2)))) +
  rect(-50, 16, 100, 70, 14, pen.tone(lighter(pen.ink.hero, 0.12))) +
  line('M-50 40H50', pen.ink.second, 6) +
  rect(-8, 34, 16, 20, 4, pen.gold) +
  line('M-44-42C-30-66 30-66 44-42', pen.ink.second, 6);
const giftBox: Product = (pen) =>
  rect(-80, -20, 160, 116, 10, pen.tone(pen.ink.hero)) +
  rect(-90, -46, 180, 40, 9, pen.tone(lighter(pen.ink.hero, 0.12))) +
  rect(-16, -46, 32, 142, 0, pen.tone(pen.ink.second)) +
  path('M0-46C-40-116-100-94-72-56C-54-40-24-44 0-46C24-44 54-40 72-56C100-94 40-116 0-46Z', pen.tone(pen.ink.second));
const speaker: Product = (pen) =>
  rect(-58, -100, 116, 200, 26, pen.tone('#323a60')) +
  circle(0, 32, 44, pen.ball(pen.ink.hero)) +
  circle(0, 32, 24, pen.ball('#1a2038')) +
  circle(0, -50, 24, pen.ball(pen.ink.hero)) +
  circle(0, -50, 10, pen.ball('#1a2038')) +
  line('M78-40C94-20 94 20 78 40M-78-40C-94-20-94 20-78 40', pen.ink.second, 7);
const powerBank: Product = (pen) =>
  placed(
    0,
    0,
    1,
    -10,
    rect(-54, -92, 108, 184, 22, pen.tone(pen.ink.hero)) +
      placed(0, -6, 0.9, 0, small.bolt(pen)) +
      repeat(4, (at) => circle(-24 + at * 16, 68, 5, at < 3 ? '#7affc0' : '#fff', 'stroke="none"')) +
      rect(-16, -92, 32, 12, 3, '#14182c'),
  );
const keyboard: Product = (pen) =>
  placed(
    0,
    10,
    1,
    -8,
    rect(-110, -52, 220, 104, 16, pen.tone('#323a60')) +
      repeat(3, (row) =>
        repeat(7, (at) =>
          rect(
            -98 + at * 28.5,
            -40 + row * 28,
            24,
            22,
            5,
            (row * 7 + at) % 6 === 2 ? pen.tone(pen.ink.hero) : pen.tone('#f0f3fb'),
            'stroke-width="2"',
          ),
        ),
      ),
  );
const shirt: Product = (pen) =>
  path('M-34-84C-20-64 20-64 34-84L72-70 108-16 74 8 62-8V92H-62V-8L-74 8-108-16-72-70Z', pen.tone(pen.ink.hero)) +
  path('M-34-84C-20-58 20-58 34-84', 'none', 'stroke="#fff" stroke-width="7"') +
  placed(0, 6, 0.66, 0, small.crown(pen));
const bottle: Product = (pen) =>
  rect(-22, -108, 44, 26, 8, pen.tone('#323a60')) +
  path(
    'M-30-84H30C46-66 46-52 46-40V82C46 100 36 104 24 104H-24C-36 104-46 100-46 82V-40C-46-52-46-66-30-84Z',
    pen.across(lighter(pen.ink.hero, 0.5), pen.ink.hero, darker(pen.ink.hero, 0.35)),
  ) +
  rect(-46, -8, 92, 56, 0, pen.tone('#fff4e0')) +
  placed(0, 20, 0.44, 0, small.leaf(pen)) +
  line('M-30-50V-24', '#fff', 7, 'opacity=".7"');
const television: Product = (pen) =>
  rect(-110, -78, 220, 142, 14, pen.tone('#2a3050')) +
  rect(-100, -68, 200, 122, 8, pen.down(pen.ink.second, pen.ink.hero)) +
  path('M-100 54L-40-10 0 24 40-20 100 54Z', pen.ink.dark, 'opacity=".4" stroke="none"') +
  circle(54, -34, 16, '#fff7d0', 'stroke="none"') +
  path('M-20 64H20L34 96H-34Z', pen.silver) +
  line('M-54 98H54', pen.ink.dark, 9);
const camera: Product = (pen) =>
  rect(-40, -76, 80, 34, 12, pen.tone('#323a60')) +
  rect(-104, -52, 208, 136, 24, pen.tone(pen.ink.hero)) +
  rect(-104, -20, 208, 40, 0, pen.tone('#323a60')) +
  circle(0, 14, 52, pen.silver) +
  circle(0, 14, 40, '#14182c') +
  circle(0, 14, 28, pen.ball('#3a7bd8')) +
  ellipse(-10, 2, 8, 5, '#fff', 'stroke="none" opacity=".8"') +
  circle(78, -34, 8, '#ffe14a');
const scooter: Product = (pen) =>
  line('M58-84L84 66M44-88H76', pen.ink.dark, 15) +
  line('M58-84L84 66M44-88H76', pen.ink.second, 7) +
  path('M-100 30C-80-6-40-4-24 30L-14 48H52L66-30L82 26C74 66 58 72 30 72H-70C-92 72-104 54-100 30Z', pen.tone(pen.ink.hero)) +
  path('M-96 6C-90-18-30-18-18 8Z', pen.tone('#323a60')) +
  placed(-62, 72, 1, 0, circle(0, 0, 28, pen.tone('#2a3050')) + circle(0, 0, 12, pen.silver)) +
  placed(84, 72, 1, 0, circle(0, 0, 28, pen.tone('#2a3050')) + circle(0, 0, 12, pen.silver));
const coinBag: Product = (pen) =>
  path('M-40-70C-20-84 20-84 40-70L26-40H-26Z', pen.tone(pen.ink.hero)) +
  path('M-26-40H26C96 0 110 100 56 102H-56C-110 100-96 0-26-40Z', pen.ball(pen.ink.hero)) +
  line('M-32-40H32', pen.ink.second, 11) +
  placed(0, 40, 0.86, 0, small.coin(pen));

const PRODUCTS: readonly (readonly [RegExp, Product])[] = [
  [/headphone|earphone|earbud|headset|হেডফোন|ইয়ার/i, headphones],
  [/phone|mobile|samsung|xiaomi|ফোন|মোবাইল/i, phone],
  [/voucher|coupon|card|recharge|top.?up|ভাউচার|কুপন|রিচার্জ|কার্ড/i, voucher],
  [/watch|ঘড়ি|ঘড়ি/i, watch],
  [/lamp|light|বাতি|ল্যাম্প/i, lamp],
  [/mug|cup|মগ|কাপ/i, mug],
  [/back.?pack|bag|ব্যাগ/i, backpack],
  [/speaker|sound|স্পিকার/i, speaker],
  [/power|charger|battery|পাওয়ার|পাওয়ার|চার্জার/i, powerBank],
  [/keyboard|কিবোর্ড/i, keyboard],
  [/shirt|jersey|টি.?শার্ট|জার্সি/i, shirt],
  [/bottle|flask|বোতল/i, bottle],
  [/\btv\b|television|monitor|টিভি/i, television],
  [/camera|ক্যামেরা/i, camera],
  [/scooter|bike|স্কুটার|বাইক/i, scooter],
  [/bonus|credit|coin|cash|point|বোনাস|কয়েন|কয়েন|ক্রেডিট/i, coinBag],
  [/gift|box|উপহার/i, giftBox],
];
const ALL = PRODUCTS.map(([, product]) => product);

// top middle low glow hero second pop dark
const BACKDROPS: readonly Palette[] = [
  '16265c 2b4aa0 6c8fe0 dfe9ff f2a93a ffd97a 3dd6a3 0b1230',
  '0d4a4a 1c8f80 7fd8bc e8fff4 ff7a59 ffd07a 7a5cff 04211f',
  '4a1550 9a3a8a e88ac0 ffe8f4 3ac0d8 ffd36a ff6b7e 250828',
  '5a2410 b8602a f4b86a fff0d4 2a7bd0 fff0b0 3dd6a3 2a0f05',
  '1f1f4a 5048a8 a89cf0 efeaff ff6f91 ffd36a 45e0c0 0d0d28',
  '0f3d24 2f8a4a 9cd88a f2ffe4 e8503a ffd04a 5a7bff 041a0e',
].map(palette);

/** Draws a product of the points mall, 300 × 300: what its name says, or one chosen by its id. */
export function drawGoods(goodsId: string, name: string): string {
  const chance = randomFrom(seedOf(goodsId));
  const pen = penFor(chance.pick(BACKDROPS), chance, 'g');
  const drawn = (PRODUCTS.find(([words]) => words.test(name))?.[1] ?? chance.pick(ALL))(pen);
  const { sky, glow, dark } = pen.ink;
  const backdrop =
    rect(0, 0, 300, 300, 0, pen.down(sky[1], sky[2])) +
    circle(150, 138, 150, pen.glow(glow)) +
    circle(150, 140, 104, '#fff', 'opacity=".18"') +
    path('M0 226C80 210 220 210 300 226V300H0Z', pen.down(sky[1], sky[0])) +
    ellipse(150, 252, 92, 15, dark, 'opacity=".45"');
  const body = backdrop + placed(150, 140, 1.1, 0, group(`stroke="${dark}" stroke-width="4.5" stroke-linejoin="round"`, drawn));
  return drawing('0 0 300 300', name, pen.defs() + body);
}

const HATS = ['none', 'cap', 'crown', 'turban', 'hood', 'headphones'] as const;

/** Draws a member's picture, 120 × 120: one of many small characters of the market, always the same for a seed. */
export function drawAvatar(seed: string): string {
  const chance = randomFrom(seedOf(`avatar ${seed}`));
  const pen = penFor(chance.pick(BACKDROPS), chance, 'a');
  const skin = chance.pick(['#f2c79f', '#d99f6c', '#b97d4f', '#8f5a34', '#e8b488']);
  const hair = chance.pick(['#241a22', '#4a2a1a', '#1d2036', '#7a4a24', '#e8e4ee']);
  const { hero, second, sky, glow, dark } = pen.ink;
  const long = chance.chance(0.45);
  const hat = chance.pick(HATS);
  const back = long ? path('M30 58C26 10 94 10 90 58C92 80 98 92 92 102H28C22 92 28 80 30 58Z', pen.tone(hair)) : '';
  const top = {
    none: path('M34 52C28 10 92 10 86 52C80 38 70 34 60 36C48 34 40 40 34 52Z', pen.tone(hair)),
    cap:
      path('M32 46C30 14 90 14 88 46Z', pen.tone(hero)) +
      path('M30 46C50 36 86 38 104 48C90 52 50 52 30 46Z', pen.tone(darker(hero, 0.2))),
    crown: path('M34 50C30 20 90 20 86 50C76 38 44 38 34 50Z', pen.tone(hair)) + placed(60, 24, 0.42, 0, small.crown(pen)),
    turban:
      path('M30 48C26 8 94 8 90 48C78 34 42 34 30 48Z', pen.tone(second)) +
      line('M34 40C52 22 72 20 88 34M32 46C48 34 70 32 86 42', darker(second, 0.3), 2.5) +
      placed(60, 28, 0.16, 0, small.gem(pen)),
    hood: path('M26 96C18 4 102 4 94 96C90 60 84 34 60 32C36 34 30 60 26 96Z', pen.tone(hero)),
    headphones:
      path('M34 52C28 12 92 12 86 52C80 38 40 38 34 52Z', pen.tone(hair)) +
      line('M30 60C26 8 94 8 90 60', second, 6) +
      rect(22, 54, 14, 24, 6, pen.tone(second)) +
      rect(84, 54, 14, 24, 6, pen.tone(second)),
  }[hat];
  const wear = path('M14 122C16 96 38 90 60 90C82 90 104 96 106 122Z', pen.tone(chance.chance(0.5) ? hero : pen.ink.pop));
  const face =
    rect(50, 74, 20, 24, 8, darker(skin, 0.15)) +
    path('M36 54C34 28 86 28 84 54C84 76 72 88 60 88C48 88 36 76 36 54Z', pen.ball(skin));
  const look =
    group(
      'stroke="none"',
      ellipse(49, 58, 3.4, 4.2, '#1b1426'),
      ellipse(71, 58, 3.4, 4.2, '#1b1426'),
      circle(48, 56.5, 1.2, '#fff'),
      circle(70, 56.5, 1.2, '#fff'),
    ) +
    line('M43 50C46 48 51 48 54 50M66 50C69 48 74 48 77 50', hair === '#e8e4ee' ? '#8a7a70' : hair, 2.4) +
    line('M53 74C57 78 63 78 67 74', '#8a2f32', 2.6);
  const body =
    rect(0, 0, 120, 120, 0, pen.down(sky[1], sky[2])) +
    circle(60, 56, 66, pen.glow(glow, 0.9)) +
    group(`stroke="${dark}" stroke-width="2" stroke-linejoin="round"`, back, wear, face, top) +
    look;
  return drawing('0 0 120 120', '', pen.defs() + body).replace('role="img" aria-label=""', 'aria-hidden="true"');
}

/** Stands where a game's own picture cannot be shown, 300 × 400. */
export function defaultGameIcon(name = ''): string {
  const pen = penFor(palette('121932 1a2a66 3f5bb8 ffcf8a e8472f f2b84b 3dd6a3 080d1f'), randomFrom(1), 'e');
  const body =
    rect(0, 0, 300, 400, 0, pen.down('#1a2344', '#233068', '#121932')) +
    circle(150, 180, 170, pen.glow('#f2b84b', 0.35)) +
    placed(
      150,
      190,
      1.1,
      0,
      group(
        'fill="none" stroke="#f2b84b" stroke-width="7" stroke-linejoin="round" opacity=".9"',
        '<path d="M0-96C6-78 20-66 48-56L38-38H-38L-48-56C-20-66-6-78 0-96ZM-38-24H38C50-8 70 2 104 2C90 18 74 24 52 24H-52C-74 24-90 18-104 2C-70 2-50-8-38-24ZM-64 26V66M64 26V66M-92 82C-72 70-56 94-36 82S4 70 24 82 64 94 92 82"/>',
      ) + ellipse(0, 48, 17, 18, '#ffe2a0'),
    );
  return drawing('0 0 300 400', name === '' ? 'Game' : name, pen.defs() + body);
}
