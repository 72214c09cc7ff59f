import { darker, lighter } from '../colour';
import type { Pen } from '../pen';
import { circle, ellipse, group, line, path, placed, rect, starPath, around } from '../svg';
import { oldCoin } from './symbols';

/** A hero drawn about the origin, within 100 units to each side. */
export type Motif = (pen: Pen) => string;

interface Beast {
  readonly coat: readonly string[];
  readonly muzzle: string;
  readonly ears: 'round' | 'pointed' | 'long' | 'side';
  readonly eye: string;
  readonly stripes?: boolean;
  readonly patches?: boolean;
  readonly horns?: boolean;
  readonly mane?: boolean;
  readonly snout?: boolean;
}

const BEASTS = {
  tiger: { coat: ['#ff9a2e', '#f5f0ea', '#5fb8ff'], muzzle: '#fff6e6', ears: 'round', eye: '#ffd94a', stripes: true },
  lion: { coat: ['#f2b04a', '#e8c48a'], muzzle: '#fff0d0', ears: 'round', eye: '#7fe08a', mane: true },
  fox: { coat: ['#f0702a', '#f2eefc', '#c95bd8'], muzzle: '#fff', ears: 'pointed', eye: '#5fe0d0' },
  wolf: { coat: ['#8d9bc0', '#5a6690', '#dfe8f8'], muzzle: '#f2f6ff', ears: 'pointed', eye: '#ffe14a', mane: true },
  panda: { coat: ['#fdfdf8'], muzzle: '#fff', ears: 'round', eye: '#3a2410', patches: true },
  ox: { coat: ['#a3522a', '#d83a2f', '#e9b64a'], muzzle: '#f6cfa8', ears: 'side', eye: '#ffe9a0', horns: true, snout: true },
  cat: { coat: ['#fffaf0', '#ffcf7a', '#3d4468'], muzzle: '#fff', ears: 'pointed', eye: '#4fd070' },
  monkey: { coat: ['#a5602c', '#e8a23a'], muzzle: '#ffdcae', ears: 'side', eye: '#5a2c10', snout: true },
  rabbit: { coat: ['#fff4f6', '#e6d6ff', '#ffd3a8'], muzzle: '#fff', ears: 'long', eye: '#e8406a' },
  bear: { coat: ['#9a5b2c', '#6f7fa8'], muzzle: '#f0cf9e', ears: 'round', eye: '#3a1d0c', snout: true },
} satisfies Record<string, Beast>;

const EARS = {
  round: (coat: string, inner: string) => circle(52, -62, 26, coat) + circle(53, -61, 13, inner, 'stroke="none"'),
  pointed: (coat: string, inner: string) =>
    path('M18-66L72-104 76-26Z', coat) + path('M38-66L64-86 66-46Z', inner, 'stroke="none"'),
  long: (coat: string, inner: string) =>
    path('M14-60C6-130 40-150 50-122C58-98 48-70 44-50Z', coat) +
    path('M26-66C22-110 36-124 40-108C42-90 38-76 36-64Z', inner, 'stroke="none"'),
  side: (coat: string, inner: string) =>
    path('M60-40C80-62 108-50 104-24C98-6 74-6 64-16Z', coat) +
    path('M72-32C84-44 96-38 94-26C90-18 78-18 72-22Z', inner, 'stroke="none"'),
} as const;

function faceOf(pen: Pen, beast: Beast, coat: string): string {
  const dark = pen.ink.dark;
  const shade = darker(coat, 0.4);
  const stripe = `<g fill="${shade}" stroke="none"><path d="M0-76L-7-40H7Z"/><path d="M22-72L14-44 30-52ZM-22-72L-14-44-30-52ZM74-18L48-12 70 4ZM-74-18L-48-12-70 4ZM68 14L46 14 58 32ZM-68 14L-46 14-58 32Z"/></g>`;
  const half =
    path('M14-14C24-34 52-30 56-14C46 2 22 2 14-14Z', '#fff') +
    circle(36, -14, 10, beast.eye, 'stroke="none"') +
    circle(36, -14, 5, dark, 'stroke="none"') +
    circle(33, -18, 3, '#fff', 'stroke="none"') +
    path('M10-28C24-48 50-44 62-26C46-36 26-34 10-28Z', dark, 'stroke="none"');
  return (
    path('M-74-16C-78-92 78-92 74-16C76 36 40 78 0 80C-40 78-76 36-74-16Z', pen.ball(coat)) +
    (beast.stripes ? stripe : '') +
    (beast.patches ? pen.mirror(ellipse(38, -14, 26, 22, '#2a2440', 'stroke="none" transform="rotate(30 38 -14)"')) : '') +
    path('M-62 18C-50 50-30 66 0 68C30 66 50 50 62 18C44 30 30 6 0 6C-30 6-44 30-62 18Z', beast.muzzle, 'stroke="none"') +
    pen.mirror(half) +
    (beast.snout
      ? ellipse(0, 34, 40, 28, pen.ball(beast.muzzle)) +
        pen.mirror(ellipse(14, 28, 6, 8, dark, 'stroke="none"')) +
        line('M-20 46C-10 56 10 56 20 46', dark, 4)
      : nose(dark))
  );
}

const nose = (dark: string): string =>
  path('M-28 40C-16 62 16 62 28 40C18 46 6 46 0 40C-6 46-18 46-28 40Z', '#a8203a') +
  path('M-20 44L-16 58-11 47ZM20 44L16 58 11 47Z', '#fff', 'stroke-width="2"') +
  path('M-17 16C-10 10 10 10 17 16C14 28 4 32 0 34C-4 32-14 28-17 16Z', dark) +
  line('M-6 18H5', '#fff', 3, 'opacity=".6"');

function beastHead(beast: Beast): Motif {
  return (pen) => {
    const coat = pen.random.pick(beast.coat);
    const tint = pen.tone(coat);
    const mane = beast.mane
      ? path(starPath(pen.random.integer(13, 18), 108, 84), pen.tone(darker(coat, 0.3))) +
        path(starPath(16, 92, 72, -80), pen.tone(lighter(darker(coat, 0.15), 0.1)))
      : '';
    const horns = pen.mirror(path('M34-60C50-84 96-70 92-112C122-74 92-34 54-36Z', pen.down('#fffbe0', '#c79a5a')));
    const jewel = pen.random.pick([
      circle(0, -54, 12, pen.ball(pen.ink.pop)) + circle(0, -54, 17, 'none', 'stroke="#ffd257" stroke-width="4"'),
      line('M-14-66H14M-14-54H14M-14-42H14M0-66V-42', '#b3122e', 5),
      path('M0-76L12-56 0-38-12-56Z', pen.tone(pen.ink.pop)),
      '',
    ]);
    const collar =
      path('M-60 62C-30 92 30 92 60 62L70 84C30 116-30 116-70 84Z', pen.tone(pen.ink.second)) +
      placed(0, 96, 0.52, 0, oldCoin(pen));
    return (
      mane +
      (beast.horns ? horns : '') +
      pen.mirror(EARS[beast.ears](beast.patches ? '#2a2440' : tint, lighter('#e87a8a', 0.2))) +
      collar +
      faceOf(pen, beast, coat) +
      jewel
    );
  };
}

export const tiger = beastHead(BEASTS.tiger);
export const lion = beastHead(BEASTS.lion);
export const fox = beastHead(BEASTS.fox);
export const wolf = beastHead(BEASTS.wolf);
export const panda = beastHead(BEASTS.panda);
export const ox = beastHead(BEASTS.ox);
export const cat = beastHead(BEASTS.cat);
export const monkey = beastHead(BEASTS.monkey);
export const rabbit = beastHead(BEASTS.rabbit);
export const bear = beastHead(BEASTS.bear);

export const dragon: Motif = (pen) => {
  const skin = pen.random.pick(['#e03a2a', '#1fa36a', '#2a7bd8', '#f2a52a', '#8d46d8']);
  const trim = skin === '#f2a52a' ? '#d8262f' : '#ffc23a';
  const side =
    path('M30-70C34-100 64-108 70-128C86-100 74-70 52-56Z', pen.gold) +
    path('M58-58C88-64 104-44 112-56C110-30 96-18 108-8C92-2 88 14 100 28C80 28 72 44 80 62C60 56 52 52 44 44Z', pen.tone(trim)) +
    line('M26 34C50 40 66 60 92 46C104 38 104 24 94 22', pen.ink.dark, 11) +
    line('M26 34C50 40 66 60 92 46C104 38 104 24 94 22', '#fff0c0', 5);
  const look =
    path('M10-22C20-44 50-44 58-22C46-12 22-10 10-22Z', '#fff8d8') +
    circle(33, -25, 9, pen.ink.dark, 'stroke="none"') +
    path('M4-26C18-60 56-62 76-36C50-46 26-40 12-22Z', pen.tone(trim)) +
    circle(20, 22, 14, pen.ball(skin)) +
    ellipse(20, 24, 5, 6, pen.ink.dark, 'stroke="none"');
  return (
    pen.mirror(side) +
    path('M-20 82L0 112 20 82Z', pen.tone(trim)) +
    path('M-62-34C-60-84 60-84 62-34C62-4 48 6 46 30C44 66 24 92 0 92C-24 92-44 66-46 30C-48 6-62-4-62-34Z', pen.ball(skin)) +
    path('M-38 44C-20 34 20 34 38 44C34 76 18 86 0 86C-18 86-34 76-38 44Z', '#7a0f1e') +
    path('M-36 44L-28 60-20 42-10 56 0 41 10 56 20 42 28 60 36 44C20 34-20 34-36 44Z', '#fff', 'stroke-width="3"') +
    path('M-14 84C-14 64 14 64 14 84Z', '#ff6b7a', 'stroke="none"') +
    pen.mirror(look) +
    path('M0-84L14-58 0-38-14-58Z', pen.gold) +
    circle(0, -58, 7, pen.ball(pen.ink.pop))
  );
};

export const phoenix: Motif = (pen) => {
  const plume = pen.random.pick(['#ff6a2a', '#f0406a', '#3a9ff0', '#9a4df0']);
  const tip = pen.random.pick(['#ffd23f', '#ffe79a', '#6ff0d8']);
  const long = pen.stamp(
    path('M0 0C-16 34-18 70 0 104C18 70 16 34 0 0Z', pen.down(plume, tip)) + circle(0, 84, 8, pen.ball(pen.ink.pop)),
  );
  const wing =
    path(
      'M10-10C30-60 70-96 118-92C108-76 112-72 102-62C112-60 108-46 96-42C104-36 98-24 84-22C90-14 80-4 68-6C68 10 36 22 10 16Z',
      pen.down(lighter(plume, 0.4), plume, darker(plume, 0.35)),
    ) + line('M30-14C50-46 74-66 98-74M36-2C56-22 74-36 92-42M38 6C52-4 64-10 76-14', tip, 5);
  return (
    long(0, 26) +
    long(-14, 22, 0.95, 26) +
    long(14, 22, 0.95, -26) +
    long(-22, 14, 0.8, 52) +
    long(22, 14, 0.8, -52) +
    pen.mirror(wing) +
    path('M0-70C22-66 26-40 20-16C24 20 12 44 0 50C-12 44-24 20-20-16C-26-40-22-66 0-70Z', pen.ball(plume)) +
    path('M-8 0C-4 24 4 24 8 0C4-8-4-8-8 0Z', tip, 'stroke="none"') +
    path('M-14-84L-4-68 0-100 4-68 14-84 10-60H-10Z', pen.tone(tip)) +
    circle(0, -54, 18, pen.ball(lighter(plume, 0.1))) +
    path('M-7-50H7L0-32Z', pen.gold) +
    pen.mirror(ellipse(8, -58, 4, 5, pen.ink.dark, 'stroke="none"'))
  );
};

export const eagle: Motif = (pen) => {
  const body = pen.random.pick(['#6b3d1f', '#3f4a78', '#8a2f2a']);
  return (
    path('M-70 100C-84 30-66-40-22-66C20-92 70-70 74-28L56-18C60 20 60 60 74 100Z', pen.tone(body)) +
    path(
      'M-50 30C-60-30-30-76 14-78C52-78 76-50 74-26L54-16C54 6 40 20 44 44L26 30 18 56 2 36-10 60-22 36-38 58Z',
      pen.ball('#fdf8ec'),
    ) +
    path('M42-40C66-56 104-34 98 10C88-6 70-14 50-10C40-16 36-30 42-40Z', pen.gold) +
    line('M52-22C66-24 78-22 90-12', pen.ink.dark, 3) +
    path('M6-50L44-44 36-28C22-26 10-34 6-50Z', '#fff3b0') +
    circle(28, -38, 7, pen.ink.dark) +
    path('M-6-60L48-48 44-40 2-50Z', pen.ink.dark)
  );
};

export const koi: Motif = (pen) => {
  const spot = pen.random.pick(['#f0402a', '#ff8a1f', '#2a2f58']);
  const fish = pen.stamp(
    path('M-14 50C-50 60-40 96-64 104C-30 110-6 84 0 66C6 84 30 110 64 104C40 96 50 60 14 50Z', pen.down('#ffd9c0', spot)) +
      pen.mirror(path('M26-30C56-30 68-6 60 14C48 2 36-4 26-4Z', pen.tone(lighter(spot, 0.3)))) +
      path('M0-98C34-92 38-40 30 0C24 34 12 58 0 68C-12 58-24 34-30 0C-38-40-34-92 0-98Z', pen.ball('#fffaf2')) +
      path('M-20-70C0-90 30-70 22-44C8-30-16-40-20-70ZM-24 0C-10-20 20-14 24 4C10 34-16 30-24 0Z', spot, 'stroke="none"') +
      pen.mirror(circle(18, -72, 6, pen.ink.dark, 'stroke="none"') + line('M10-94C20-104 28-100 30-92', spot, 4)),
  );
  return fish(-40, 0, 0.86, -24) + fish(44, 4, 0.86, 158);
};

export const peacock: Motif = (pen) => {
  const hue = pen.random.pick(['#1f9e8a', '#2a6fd8', '#8a3dc8']);
  const eyeFeather = pen.stamp(
    path('M0 0C-22-40-30-82 0-108C30-82 22-40 0 0Z', pen.down(lighter(hue, 0.3), darker(hue, 0.2))) +
      circle(0, -78, 15, pen.gold) +
      circle(0, -76, 9, pen.ball(pen.ink.pop), 'stroke="none"'),
  );
  return (
    around(9, (_, at) => eyeFeather(0, 40, 1.15 - Math.abs(at - 4) * 0.03, (at - 4) * 24)) +
    path('M0-36C20-30 14-4 16 16C40 50 26 92 0 96C-26 92-40 50-16 16C-14-4-20-30 0-36Z', pen.ball(hue)) +
    circle(0, -32, 19, pen.ball(hue)) +
    line('M0-50V-70M-6-50L-14-66M6-50L14-66', '#ffd257', 4) +
    path('M-6-28H6L0-12Z', pen.gold) +
    group('stroke="none"', circle(-8, -36, 4, '#fff'), circle(8, -36, 4, '#fff')) +
    rect(-12, 40, 24, 4, 2, '#fff', 'stroke="none" opacity=".4"')
  );
};

/** Every beast; the dragon is met twice as often. */
export const CREATURES: readonly Motif[] = [
  tiger,
  lion,
  fox,
  wolf,
  panda,
  ox,
  cat,
  monkey,
  rabbit,
  bear,
  dragon,
  dragon,
  phoenix,
  eagle,
  koi,
  peacock,
];
