import compactIcon from './icon-loader.mjs';

const HOUSE = `
const __iconData = {
  name: "house",
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

it('leaves a drawing its shapes and its name, without keys and former names', () => {
  const data = new Function(`${compactIcon(HOUSE)} return __iconData;`)();

  expect(data).toEqual({
    name: 'house',
    node: [
      ['path', { d: 'M15 21v-8' }],
      ['path', { d: 'M3 10' }],
    ],
  });
});
