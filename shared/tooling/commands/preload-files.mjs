import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/**
 * Which files each page, slot, layout and language of a remote needs first, so that the gateway can ask browsers to fetch them early:
 * `{ 'pages/wallet.deposit': ['12.ab.js', '12.cd.css'], 'messages/bn': [...], remote: [...] }`.
 */
export function preloadFiles(folder, stats) {
  const { compilation } = stats;
  const source = join(folder, 'src/remote.ts');
  const remote = [...compilation.modules].find(({ resource, rootModule }) => (rootModule?.resource ?? resource) === source);
  const blocks = new Map((remote?.blocks ?? []).map((block) => [block.dependencies[0]?.request, filesOf(compilation, block)]));
  const loaded = Object.entries(importsByPart(readFileSync(source, 'utf8')));
  return {
    remote: remote ? chunkFiles([...compilation.chunkGraph.getModuleChunks(remote)]) : [],
    ...Object.fromEntries(loaded.map(([part, request]) => [part, blocks.get(request) ?? []])),
  };
}

function filesOf(compilation, block) {
  return chunkFiles(compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
}

function chunkFiles(chunks) {
  return [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((name) => /\.(js|css)$/.test(name));
}

/** `pages/<id>` and the like, each with what its loader imports, read from the source of `remote.ts`. */
function importsByPart(source) {
  const found = {};
  visit(parseSync(source, { syntax: 'typescript', target: 'es2022' }), [], found);
  return found;
}

function visit(node, path, found) {
  if (Array.isArray(node)) return node.forEach((child) => visit(child, path, found));
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'CallExpression' && node.callee.type === 'Import' && path.length >= 2)
    found[path.join('/')] = node.arguments[0]?.expression.value;
  const name = node.type === 'KeyValueProperty' ? (node.key.value ?? undefined) : undefined;
  for (const child of Object.values(node)) visit(child, name === undefined ? path : [...path, name], found);
}
