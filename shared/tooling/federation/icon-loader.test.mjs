import compactIcon from './icon-loader.mjs';

const HOUSE = `
const __iconData = {
  name: "house",
  size: 24,
  node: [
    ["path", { d: "M15 21v-8", key: "5wwlr5" }],
    [
      "path",
      {
        d: "M3 10",
        key: "r6nss1"
      }
    ]
  ],
  aliases: ["home"]
};`;

it('leaves a drawing its shapes, without keys, names and the size that all have', () => {
  const data = new Function(`${compactIcon(HOUSE)} return __iconData;`)();

  expect(data).toEqual({
    node: [
      ['path', { d: 'M15 21v-8' }],
      ['path', { d: 'M3 10' }],
    ],
  });
});
