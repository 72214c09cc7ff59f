import { darker, lighter, mix } from './colour';
import * as riches from './motifs/riches';
import * as sea from './motifs/sea';
import * as small from './motifs/symbols';
import * as tables from './motifs/tables';
import { soccerBall, trophy } from './motifs/contests';
import type { Pen } from './pen';
import { circle, dots, ellipse, group, line, path, placed, rect, repeat, starPath, d } from './svg';

import {
  gift,
  outlined,
  palm,
  shown,
  sky,
  strewn,
  stars,
  hills,
  water,
  lanternStamp,
  garland,
  stalls,
  boat,
  candle,
  moon,
} from './banner-props';

/** The scenes a banner can show, by the name in its address. */
export const BANNER_SCENES = [
  'lantern-dice',
  'night-market',
  'river-table',
  'deep-catch',
  'lagoon-noon',
  'match-day',
  'dragon-boat',
  'points-market',
] as const;
export type BannerScene = (typeof BANNER_SCENES)[number];

interface BannerPart {
  readonly dark: string;
  readonly light: string;
  readonly draw: (pen: Pen, day: boolean) => string;
}

function lanternsOnWater(pen: Pen, day: boolean): string {
  const float = candle(pen);
  const afloat = [
    [900, 560, 0.8],
    [1040, 520, 0.6],
    [1180, 610, 1.1],
    [1330, 545, 0.75],
    [1460, 640, 1.2],
    [1510, 520, 0.6],
    [760, 620, 0.7],
  ] as const;
  return (
    sky(pen) +
    (day ? '' : stars(pen)) +
    moon(pen, 890, 140, 62) +
    hills(pen, 380, pen.ink.far) +
    hills(pen, 420, mix(pen.ink.far, pen.ink.dark, 0.4)) +
    water(pen, 440) +
    stalls(pen, 442, 850) +
    boat(pen, 1010, 500, 0.72) +
    boat(pen, 1370, 585, 1.05) +
    afloat.map(([x, y, scale]) => float(x, y, scale)).join('') +
    garland(pen, [1000, -40], [1660, 30], 60, 5, 1.15)
  );
}

function dragonBoat(pen: Pen, day: boolean): string {
  const head = pen.ink.hero;
  const paddlers = repeat(6, (at) =>
    placed(
      -250 + at * 82,
      -66,
      1.1,
      0,
      line('M14 10L-34 92', '#6a3414', 9) +
        ellipse(-38, 104, 9, 22, pen.tone('#8a4a1a'), 'transform="rotate(30 -38 104)"') +
        path('M-26 44C-30-14 30-22 30 44Z', pen.tone(at % 2 ? pen.ink.second : pen.ink.pop)) +
        line('M10 2L22 34', '#e0a878', 12) +
        circle(8, -24, 20, pen.ball('#e0a878')) +
        path('M-16-26C-14-54 30-54 30-28C16-34 0-34-16-26Z', pen.tone('#b3122e')),
    ),
  );
  const hull =
    path(
      'M-380-60C-400-130-360-160-330-150C-350-120-340-70-300-40H260C320-40 350-90 380-120L420-80C390 20 330 60 240 64H-250C-330 60-360 0-380-60Z',
      pen.down(lighter(head, 0.2), head, darker(head, 0.5)),
    ) +
    line('M-310-8H290', '#ffd257', 8) +
    line('M-280 22C-240 6-200 38-160 22S-80 38-40 22 40 38 80 22 160 38 240 22', lighter(head, 0.5), 5);
  const dragonHead =
    path(
      'M330-96C320-180 380-230 440-214C470-236 480-260 470-284C504-268 514-232 496-204C540-196 566-168 572-138C548-136 540-126 548-110C520-96 480-110 452-116C440-90 430-80 416-76Z',
      pen.ball(head),
    ) +
    path(
      'M346-170C310-176 306-206 284-212C312-226 340-214 362-206ZM336-130C304-130 296-156 272-158C296-178 326-170 346-160Z',
      pen.tone(pen.ink.second),
    ) +
    path('M470-130L486-112 500-130 512-112 526-128Z', '#fff') +
    circle(452, -176, 15, '#fff8d8') +
    circle(456, -176, 7, pen.ink.dark) +
    path('M426-194C446-212 470-206 482-190Z', pen.tone(pen.ink.second)) +
    line('M556-146C590-150 604-170 596-190', '#fff0c0', 6);
  const spray = repeat(16, () =>
    circle(pen.random.integer(-420, 480), pen.random.integer(40, 110), pen.random.between(4, 13), '#fff', 'opacity=".75"'),
  );
  return (
    sky(pen) +
    (day ? '' : stars(pen)) +
    moon(pen, 900, 150, 58) +
    hills(pen, 360, pen.ink.far) +
    stalls(pen, 412, 880) +
    water(pen, 410) +
    ellipse(1130, 610, 420, 40, pen.ink.dark, 'opacity=".35"') +
    placed(1120, 520, 0.8, -2, outlined(pen, 5, paddlers, hull, dragonHead), spray) +
    line('M700 596C760 570 800 610 860 590M1380 620C1440 590 1500 630 1580 600', '#fff', 7, 'opacity=".6"') +
    garland(pen, [1060, -40], [1660, 10], 46, 4, 0.9)
  );
}

function cardTable(pen: Pen): string {
  const lamp = path('M1110 0H1250L1560 560H800Z', pen.veil(pen.ink.glow, 0.5, 0));
  const dust = dots(strewn(pen, 26, 900, 1500, 60, 420), pen.ink.glow, 4, 'opacity=".5"');
  return (
    sky(pen) +
    group(
      'opacity=".5"',
      repeat(9, (at) =>
        circle(
          880 + at * 90,
          110 + (at % 3) * 70,
          26 + (at % 4) * 16,
          [pen.ink.second, pen.ink.pop, pen.ink.glow][at % 3] ?? '#fff',
          'opacity=".35"',
        ),
      ),
    ) +
    lamp +
    dust +
    ellipse(1230, 700, 900, 300, pen.tone('#5a2a14')) +
    ellipse(1230, 712, 872, 284, pen.gold) +
    ellipse(1230, 720, 860, 278, pen.down(pen.ink.sky[2], pen.ink.sky[1])) +
    ellipse(1230, 740, 690, 200, 'none', `stroke="${pen.ink.glow}" stroke-width="4" opacity=".5"`) +
    shown(pen, tables.roulette, 1420, 300, 1.35) +
    shown(pen, tables.chipTowers, 960, 500, 1.1) +
    shown(pen, tables.cardHand, 1200, 400, 1.85) +
    shown(pen, small.dice, 1430, 590, 1, 16) +
    shown(pen, small.dice, 1530, 560, 0.8, -20)
  );
}

function deepSea(pen: Pen, day: boolean): string {
  const shaft = pen.stamp(path('M0-10L-160 700H60L90-10Z', pen.veil(day ? '#ffffff' : pen.ink.glow, 0.4, 0)));
  const bubbles = repeat(22, () =>
    circle(
      pen.random.integer(820, 1580),
      pen.random.integer(40, 620),
      pen.random.between(4, 15),
      '#fff',
      'fill-opacity=".18" stroke="#fff" stroke-opacity=".6" stroke-width="2"',
    ),
  );
  const weed = pen.stamp(path('M-8 0C-52-80 20-130-20-240C34-160 26-80 24 0Z', pen.down(pen.ink.pop, pen.ink.dark)));
  const school = pen.stamp(path('M-30 0C-14-18 14-18 26 0L44-14V14L26 0C14 18-14 18-30 0Z', pen.ink.second));
  return (
    sky(pen) +
    shaft(700, 0) +
    shaft(980, 0, 1.2) +
    shaft(1280, 0) +
    shaft(1500, 0, 1.3) +
    circle(1200, 300, 430, pen.glow(pen.ink.glow, 0.45)) +
    group(
      'opacity=".7"',
      repeat(8, (at) => school(760 + (at % 4) * 74, 150 + Math.floor(at / 4) * 58 + (at % 2) * 22, 0.7)),
    ) +
    path('M560 700C640 610 760 640 840 600S1000 560 1100 600S1400 520 1600 580V700Z', mix(pen.ink.sky[0], pen.ink.dark, 0.4)) +
    weed(860, 660) +
    weed(900, 680, 0.7, 10) +
    weed(1540, 640, 1.1, 6) +
    weed(1580, 660, 0.8, -10) +
    shown(pen, sea.seaChest, 1120, 540, 1.2) +
    shown(pen, sea.turtle, 1460, 190, 0.95, 24) +
    shown(pen, sea.tropicalFish, 1240, 280, 1.55) +
    shown(pen, sea.jellyfish, 980, 300, 0.8, -8) +
    shown(pen, sea.shell, 1390, 570, 0.9, 8) +
    bubbles
  );
}

function stadiumNight(pen: Pen): string {
  const mast = pen.stamp(
    circle(0, 0, 300, pen.glow('#fffbe0', 0.75)),
    rect(-6, 0, 12, 330, 0, pen.ink.dark),
    rect(-74, -46, 148, 84, 8, pen.ink.dark),
    dots(
      Array.from({ length: 15 }, (_, at): [number, number] => [(at % 5) * 28 - 56, Math.floor(at / 5) * 26 - 30]),
      '#fffbe0',
      18,
    ),
  );
  const crowd = [pen.ink.hero, pen.ink.second, pen.ink.pop, '#ffffff']
    .map((colour) => dots(strewn(pen, 46, 0, 1600, 316, 398), colour, 7))
    .join('');
  const mown = repeat(9, (at) =>
    path(d`M${-200 + at * 240} 700L${420 + at * 100} 420H${470 + at * 100}L${-80 + at * 240} 700Z`, '#fff', 'opacity=".08"'),
  );
  return (
    sky(pen) +
    path('M0 330C400 270 1200 270 1600 330V440H0Z', mix(pen.ink.sky[0], pen.ink.dark, 0.3)) +
    group('opacity=".6"', crowd) +
    mast(860, 110, 0.8) +
    mast(1500, 90) +
    path('M0 426C400 402 1200 402 1600 426V700H0Z', pen.down('#4fb548', '#0f5a2a')) +
    mown +
    line('M820 700L940 420M760 520C1000 490 1300 490 1600 520', '#fff', 5, 'opacity=".45"') +
    line('M900 640C980 380 1120 250 1230 260', pen.ink.glow, 26, 'opacity=".25"') +
    line('M960 600C1020 400 1130 290 1230 280', '#fff', 8, 'opacity=".55"') +
    shown(pen, trophy, 1450, 470, 1.35) +
    placed(1220, 330, 1.5, 12, outlined(pen, 4, soccerBall(pen)))
  );
}

function pointsMarket(pen: Pen, day: boolean): string {
  const awning = repeat(8, (at) =>
    path(
      `M${880 + at * 84} 210H${964 + at * 84}L${970 + at * 86} 300C${970 + at * 86} 344 ${884 + at * 86} 344 ${884 + at * 86} 300Z`,
      pen.tone(at % 2 ? '#fff4e0' : pen.ink.hero),
    ),
  );
  const shelf =
    rect(900, 300, 640, 330, 0, pen.down(mix('#7a3f22', pen.ink.dark, 0.35), mix('#7a3f22', pen.ink.dark, 0.75))) +
    circle(1220, 420, 330, pen.glow('#ffd98a', 0.75)) +
    rect(880, 470, 680, 18, 4, pen.tone('#a8622c')) +
    rect(860, 620, 720, 80, 6, pen.tone('#8a4a22'));
  const goods =
    placed(1010, 418, 0.8, 0, gift(pen, pen.ink.pop, '#ffd257')) +
    placed(1180, 410, 0.9, 0, gift(pen, '#c9262f', '#fff4e0')) +
    placed(1330, 424, 0.7, 0, gift(pen, '#2a7bd8', '#ffd257')) +
    placed(1460, 412, 0.85, 0, gift(pen, '#8a4de8', '#ff9dc8')) +
    placed(1090, 548, 1.1, 0, gift(pen, pen.ink.second, '#c9262f'));
  return (
    sky(pen) +
    (day ? '' : stars(pen)) +
    moon(pen, 760, 130, 50) +
    hills(pen, 470, pen.ink.far) +
    water(pen, 500) +
    shelf +
    outlined(pen, 4, goods) +
    shown(pen, riches.pot, 1300, 560, 0.62) +
    shown(pen, small.coin, 1420, 600, 0.8) +
    shown(pen, small.coin, 1490, 590, 1, 20) +
    shown(pen, small.coin, 960, 600, 0.8) +
    outlined(pen, 3, awning) +
    rect(864, 190, 712, 26, 6, pen.gold) +
    path(starPath(5, 44, 20), pen.gold, `transform="translate(1220 170)" stroke="${pen.ink.dark}" stroke-width="4"`) +
    garland(pen, [700, -30], [1650, -10], 40, 7, 0.9)
  );
}

function lanternDice(pen: Pen, day: boolean): string {
  const float = candle(pen);
  const lantern = lanternStamp(pen, ['#ffd98a', '#f0582a', '#9a1420']);
  return (
    sky(pen) +
    (day ? '' : stars(pen)) +
    hills(pen, 400, pen.ink.far) +
    water(pen, 430) +
    circle(1200, 330, 420, pen.glow(pen.ink.glow, 0.55)) +
    lantern(900, 150, 1.3) +
    lantern(1500, 190, 1.5) +
    lantern(1060, 70, 0.9) +
    lantern(1350, 60, 0.8) +
    ellipse(1200, 590, 330, 40, pen.ink.dark, 'opacity=".4"') +
    outlined(
      pen,
      5,
      path('M850 560C930 520 1470 520 1550 560C1500 640 900 640 850 560Z', pen.down('#8a4a26', '#3a1a18')) +
        path('M850 560C930 520 1470 520 1550 560C1470 590 930 590 850 560Z', pen.down('#e0a45a', '#b0703a')),
    ) +
    placed(1060, 420, 2.3, -14, outlined(pen, 3, small.die(pen, '#ffffff', pen.random.integer(1, 6)))) +
    placed(1320, 440, 2, 16, outlined(pen, 3, small.die(pen, '#d8232f', pen.random.integer(1, 6)))) +
    [
      [880, 650, 0.9],
      [1470, 660, 1],
      [1180, 670, 0.8],
    ]
      .map(([x = 0, y = 0, scale = 1]) => float(x, y, scale))
      .join('')
  );
}

function lagoonNoon(pen: Pen, day: boolean): string {
  const sail = (x: number, y: number, scale: number) =>
    placed(
      x,
      y,
      scale,
      0,
      outlined(
        pen,
        4,
        path('M6-230C110-170 150-80 150-20H6Z', pen.tone(pen.ink.hero)) +
          path('M-6-210C-70-150-90-80-90-20H-6Z', pen.tone('#fff4e6')) +
          path('M-120-4H170C150 50 110 66 60 66H-40C-90 66-110 40-120-4Z', pen.down('#ffffff', pen.ink.second)),
      ),
      line('M-160 84C-100 70-60 96 0 84S120 70 200 86', '#fff', 7, 'opacity=".7"'),
    );
  const clouds = [
    [820, 120, 1],
    [1360, 90, 1.3],
    [1100, 190, 0.8],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      placed(
        x,
        y,
        scale,
        0,
        path('M-90 20C-110-14-70-40-46-24C-36-64 34-66 44-28C74-46 116-14 92 20Z', '#fff', `opacity="${day ? '.85' : '.25'}"`),
      ),
    )
    .join('');
  return (
    sky(pen) +
    (day ? '' : stars(pen)) +
    circle(1240, 150, 300, pen.glow(pen.ink.glow, 0.9)) +
    circle(1240, 150, 66, pen.down('#fffdf0', pen.ink.glow)) +
    clouds +
    hills(pen, 400, pen.ink.far) +
    water(pen, 420) +
    sail(1010, 470, 0.8) +
    path('M1080 700C1140 560 1360 520 1600 540V700Z', pen.down('#ffe9b8', '#e8b878')) +
    palm(pen, 1400, 580, 1.25, -8) +
    palm(pen, 1510, 580, 1, 12) +
    shown(pen, sea.shell, 1240, 620, 0.7, -6) +
    shown(pen, sea.crab, 1400, 630, 0.5) +
    shown(pen, sea.tropicalFish, 880, 600, 0.6, -18)
  );
}

// top middle low glow hero second pop dark
export const bannerParts: Record<BannerScene, BannerPart> = {
  'night-market': {
    dark: '0b1020 1a2a66 4a55a8 ffcf8a e8472f f2b84b 3dd6a3 060a18',
    light: 'bfe0ee f7dfc8 ffc9a0 fff3d0 d8472f f0a83a 2fae8a 4a3a5a',
    draw: lanternsOnWater,
  },
  'dragon-boat': {
    dark: '07182a 0e4a56 2f8f86 ffe0a0 c9362f f2b84b 3dd6a3 04101c',
    light: 'c4ecea e6f6e4 9fd8cc fffbe0 d8402f f2b03a 1f9e8a 1f4a50',
    draw: dragonBoat,
  },
  'river-table': {
    dark: '0a0f1e 14352f 1f7a58 ffe2a0 c9262f f2b84b 3dd6a3 050a12',
    light: 'f6efdf dcebd8 5fb890 fff3c8 d83a3a e8a53a 2f9e7a 2a3a34',
    draw: cardTable,
  },
  'deep-catch': {
    dark: '06183a 0b4f8f 0a2a52 9af0ff ff8a3c ffd04a 3dd6a3 031024',
    light: 'd4f4fa 9adcf0 4fb4d8 ffffff ff7a3c ffc83a 2fc09a 0f4a70',
    draw: deepSea,
  },
  'match-day': {
    dark: '0b1020 1d2f78 4a6ad0 fff0c0 e8472f f2b84b 4fd0ff 060a18',
    light: 'cfe6fa e4f2fc ffffff fffbe0 e8472f f2b03a 2f8fe0 5a6f90',
    draw: stadiumNight,
  },
  'points-market': {
    dark: '100c26 3a1d5c 8a3f78 ffd09a e8472f f2b84b 3dd6a3 08061a',
    light: 'f9e3d4 fbd6dc f2c0d8 fff6da e0483a f0ac3a 2fb48c 5a3050',
    draw: pointsMarket,
  },
  'lantern-dice': {
    dark: '0a0d22 241a58 6a3f8a ffc98a e8472f f2b84b 3dd6a3 060718',
    light: 'd8e4f6 f8e0d0 ffd0b0 fff0d0 d8472f f0a83a 2fae8a 4a3a5a',
    draw: lanternDice,
  },
  'lagoon-noon': {
    dark: '04303a 0a6a70 2fa89a ffe0b0 ff7a5c ffc85a 3dd6b8 021a20',
    light: '9fe4f0 d4f6f4 7fdcd8 fffbe0 ff7a5c ffc85a 2fc0a8 1f5a64',
    draw: lagoonNoon,
  },
};
