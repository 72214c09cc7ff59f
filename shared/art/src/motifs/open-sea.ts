import { darker, lighter } from '../colour';
import { circle, ellipse, group, line, path, placed, starPath } from '../svg';
import type { Motif } from './beasts';
import { bubble, pearl } from './symbols';

export const whale: Motif = (pen) => {
  const skin = pen.random.pick(['#2f6fd0', '#5a4fc0', '#1f8a9a', '#4a6a98']);
  return (
    line('M-24-62C-26-92-52-104-66-88M-20-62C-18-96 14-108 26-90M-22-62V-108', '#dff6ff', 9) +
    path('M70-10C84-40 62-66 74-84C92-84 98-70 98-60C108-66 122-62 126-48C120-30 108-14 96 0Z', pen.tone(skin)) +
    path('M-118 14C-118-58-34-72 20-44C56-24 74-20 92-26C112 40 64 96-14 96C-84 96-118 62-118 14Z', pen.ball(skin)) +
    path('M-116 30C-70 56 0 56 60 34C44 78 4 94-26 94C-84 94-112 64-116 30Z', '#eef8ff', 'stroke-width="3"') +
    line(
      'M-94 50C-88 66-76 78-66 84M-64 58C-58 72-46 82-36 88M-30 58C-24 72-14 80-4 84M4 54C10 64 18 70 26 72',
      darker(skin, 0.05),
      4,
      'opacity=".5"',
    ) +
    path('M10 40C30 62 26 92 2 104C-14 88-12 60 10 40Z', pen.tone(skin)) +
    circle(-72, 6, 13, '#fff') +
    circle(-74, 7, 8, pen.ink.dark, 'stroke="none"') +
    circle(-77, 3, 3, '#fff', 'stroke="none"') +
    line('M-112 30C-96 34-84 32-76 26', pen.ink.dark, 5) +
    path('M-92-24C-70-50-30-54-4-46C-40-40-66-28-84-10Z', '#fff', 'stroke="none" opacity=".4"')
  );
};

export const dolphin: Motif = (pen) => {
  const skin = pen.random.pick(['#3a8ae0', '#5f7fd8', '#2fa8b8', '#8a7ae0']);
  return (
    path('M-92 84C-60 66-34 88-10 78C14 66 40 88 66 78C88 70 104 84 116 92C96 114-84 116-92 84Z', pen.down('#e4f8ff', '#4fb4e8')) +
    path('M-2-70C8-104 40-112 56-108C46-92 46-72 50-56Z', pen.tone(skin)) +
    path(
      'M-114-6C-94-6-84-14-76-28C-44-78 40-82 76-26C92 0 94 34 84 58C104 62 118 80 120 100C98 98 84 90 74 82C58 94 40 94 24 88C34 72 48 62 62 58C58 22 24 6-16 14C-50 22-76 20-96 10C-104 6-110 0-114-6Z',
      pen.ball(skin),
    ) +
    path('M-100 4C-80 6-66 0-50-8C-10-26 40-8 62 40C34 8 4 4-30 14C-60 20-84 16-100 4Z', '#f2faff', 'stroke="none"') +
    path('M-18 4C-6 28-18 52-34 60C-42 42-40 22-32 8Z', pen.tone(darker(skin, 0.1))) +
    circle(-56, -20, 8, pen.ink.dark, 'stroke="none"') +
    circle(-59, -23, 3, '#fff', 'stroke="none"') +
    line('M-110-4C-96 2-84 0-72-8', pen.ink.dark, 4) +
    placed(-70, 56, 0.3, 0, bubble(pen)) +
    placed(-92, 34, 0.2, 0, bubble(pen)) +
    path('M-40-52C-14-68 30-66 54-42C28-52-6-52-34-42Z', '#fff', 'stroke="none" opacity=".5"')
  );
};

export const starfish: Motif = (pen) => {
  const skin = pen.random.pick(['#ff8a3a', '#ff5a7a', '#ffc23a', '#a86af0']);
  return (
    path(
      'M0-112C18-112 22-62 34-46C54-36 108-40 112-22C114-4 66 14 56 32C56 54 80 98 64 108C46 116 16 78 0 74C-16 78-46 116-64 108C-80 98-56 54-56 32C-66 14-114-4-112-22C-108-40-54-36-34-46C-22-62-18-112 0-112Z',
      pen.ball(skin),
    ) +
    path(starPath(5, 80, 34), lighter(skin, 0.3), 'stroke="none" opacity=".5"') +
    group(
      'stroke="none" opacity=".8"',
      [
        [0, -84],
        [0, -64],
        [84, -20],
        [64, -14],
        [-84, -20],
        [-64, -14],
        [52, 86],
        [42, 68],
        [-52, 86],
        [-42, 68],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, lighter(skin, 0.65)))
        .join(''),
    ) +
    pen.mirror(
      circle(20, -8, 14, '#fff') +
        circle(18, -7, 8, pen.ink.dark, 'stroke="none"') +
        circle(15, -11, 3, '#fff', 'stroke="none"') +
        ellipse(36, 14, 9, 6, '#ff5a6a', 'stroke="none" opacity=".6"'),
    ) +
    path('M-16 18C-6 30 6 30 16 18C12 40-12 40-16 18Z', '#8a1030') +
    placed(84, 66, 0.4, 0, pearl(pen))
  );
};

export const swordfish: Motif = (pen) => {
  const skin = pen.random.pick(['#2a5fd0', '#5a3fc0', '#127a9a', '#3a4a8a']);
  return group(
    'transform="rotate(-16)"',
    path('M-130 4L-58-14V12Z', pen.silver),
    path('M-50-30C-40-92 0-112 34-104C16-84 14-56 20-36Z', pen.tone(pen.ink.hero)),
    line('M-32-36C-24-66-8-84 10-92M-12-38C-6-62 0-74 12-82', lighter(pen.ink.hero, 0.4), 4),
    path('M88-4C96-44 118-64 126-62C116-36 112-20 112 0C114 22 120 40 128 62C112 62 94 42 88 8Z', pen.tone(skin)),
    path('M-74-2C-58-44 0-54 50-30C76-18 90-8 100 2C88 16 70 28 44 36C-2 50-58 40-74-2Z', pen.ball(skin)),
    path('M-72 4C-30 20 40 18 92 6C76 24 56 32 40 37C-2 48-52 40-72 4Z', '#eaf6ff', 'stroke="none"'),
    path('M-6 18C10 40 8 66-10 82C-24 62-24 38-18 22Z', pen.tone(darker(skin, 0.1))),
    circle(-46, -10, 13, '#fff'),
    circle(-48, -9, 8, pen.ink.dark, 'stroke="none"'),
    line('M-70 8C-60 14-50 12-44 8', pen.ink.dark, 4),
    placed(-86, -54, 0.3, 0, bubble(pen)),
  );
};
