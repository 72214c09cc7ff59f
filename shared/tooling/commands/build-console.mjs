import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { CONSOLE_PATH, consolePreset } from '../federation/console-preset.mjs';
import { bundle } from './bundle.mjs';
import { fileHashes } from './file-hashes.mjs';
import { outputFolder } from './folders.mjs';
import { sourceHash } from './source-hash.mjs';

/** Builds the operators' console and leaves `index.html` and `assets.json` beside its files. Unchanged sources leave everything as it is. */
export async function buildConsole() {
  const folder = join(root, 'operator');
  const out = outputFolder(process.env.PAVILION_CONSOLE_DIR, 'operator/dist');
  const hash = sourceHash(folder);
  if (isCurrent(out, hash)) return;
  const { compilation } = await bundle(consolePreset({ folder, out }));
  const entry = ['early', 'main'].flatMap((name) =>
    compilation.entrypoints
      .get(name)
      .getFiles()
      .filter((file) => /\.(js|css)$/.test(file)),
  );
  const integrity = fileHashes(out);
  writeFileSync(join(out, 'index.html'), pageOf(entry, integrity));
  writeFileSync(join(out, 'assets.json'), JSON.stringify({ hash, entry, integrity }, undefined, 2));
}

function isCurrent(out, hash) {
  const list = join(out, 'assets.json');
  return existsSync(list) && JSON.parse(readFileSync(list, 'utf8')).hash === hash;
}

/** The console's mark (`ConsoleMark.tsx`), so that its tab is not taken for a player's page. */
const MARK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1a2344"/><path d="M16 5 27 12H5Z" fill="#f2b84b"/><path d="M9 15v12M16 15v12M23 15v12" stroke="#a5afcb" stroke-width="1.6"/><path d="M6.5 23h5M13.5 18h5M20.5 21h5" stroke="#f2b84b" stroke-width="3"/></svg>',
)}`;

/** Only files of its own origin with their hashes: the strictest policy needs no nonce here. The early script may not wait, the others do. */
function pageOf(entry, integrity) {
  const checked = (name) => `"${CONSOLE_PATH}${name}" integrity="${integrity[name]}" crossorigin="anonymous"`;
  const element = (name) => {
    if (name.endsWith('.css')) return `<link rel="stylesheet" href=${checked(name)}>`;
    return `<script src=${checked(name)}${name.startsWith('early.') ? '' : ' defer'}></script>`;
  };
  return `<!doctype html>
<html lang="en" data-brand="pavilion" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Pavilion console</title>
<link rel="icon" href="${MARK}">
${entry.map(element).join('\n')}
</head>
<body>
<div id="console"></div>
<noscript><p>The console needs JavaScript. · কনসোলটি চালাতে জাভাস্ক্রিপ্ট দরকার।</p></noscript>
</body>
</html>
`;
}
