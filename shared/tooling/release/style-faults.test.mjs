import { styleFaults } from './style-faults.mjs';

const layered = (css) => styleFaults(`@layer remote{${css}}`, 'promo');

it.each([
  ['a class of its own', '.mf-promo_card_x1{color:red}'],
  ['its own class in a theme', '[data-theme=light] .mf-promo_card_x1{color:red}'],
  ['what lies within its own element', '.mf-promo_card_x1 .pv-grid>li{color:red}'],
  ['what is beside something within its own element', '.mf-promo_list_x1 li+li{color:red}'],
  ['its own class beside something', '.pv-tile+.mf-promo_card_x1{color:red}'],
  ['its own class on a small screen', '@media (width<=767px){.mf-promo_card_x1:hover{color:red}}'],
  ['a nested rule', '.mf-promo_card_x1{&:hover{color:red}.pv-grid{gap:0}}'],
  ['an animation of its own', '@keyframes mf-promo_turn_x1{to{rotate:1turn}}'],
])('styles %s', (_, css) => {
  expect(layered(css)).toEqual([]);
});

it.each([
  ['another’s class', '.pv-header{display:none}', '“.pv-header” matches elements of others'],
  ['the page', ':root{--accent:red}', '“:root” matches elements of others'],
  ['a whole kind of element', '.mf-promo_card_x1,button{color:red}', '“button” matches elements of others'],
  ['the page while its own element is there', 'body:has(.mf-promo_card_x1) header{display:none}', 'matches elements of others'],
  ['what follows its own element', '.mf-promo_card_x1~footer{display:none}', 'matches elements of others'],
  ['everything but its own', ':not(.mf-promo_card_x1){color:red}', 'matches elements of others'],
  ['fonts of the page', '@font-face{font-family:Inter;src:url(x.woff2)}', '@font-face is for the whole page'],
  ['an animation that others may have', '@keyframes spin{to{rotate:1turn}}', '@keyframes spin has a name that others may have'],
])('does not style %s', (_, css, fault) => {
  expect(layered(css)).toEqual([expect.stringContaining(fault)]);
});

it('stands in its layer', () => {
  expect(styleFaults('.mf-promo_card_x1{color:red}', 'promo')).toEqual([expect.stringContaining('is in no layer')]);
  expect(styleFaults('@media print{.mf-promo_card_x1{color:red}}', 'promo')).toEqual([expect.stringContaining('is in no layer')]);
  expect(styleFaults('@layer shell{.mf-promo_card_x1{color:red}}', 'promo')).toEqual(['@layer shell is not a remote’s']);
});

it('is a stylesheet', () => {
  expect(styleFaults('.mf-promo_card_x1{', 'promo')).toEqual([expect.stringContaining('cannot be read')]);
});
