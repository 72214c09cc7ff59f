import { differences } from './differences.mjs';

/**
 * What of `before` would no longer compile for those who call it, one sentence each; `before` and `after` are reports as `readReport` gives
 * them. What is `@internal` promises nothing. A change that the rules do not know counts as breaking.
 */
export function breakingChanges(before, after) {
  return [
    ...before.files.filter((file) => !after.files.includes(file)).map((file) => `the file ${file} is gone`),
    ...before.libraries.flatMap((line) => libraryChange(line, after.libraries)),
    ...[...before.items]
      .filter(([, { tags }]) => tags.has('public'))
      .flatMap(([key, item]) => itemChanges(item, after.items.get(key))),
  ];
}

function libraryChange(line, libraries) {
  const [name, major] = line.split(' ');
  const now = libraries.find((other) => other.startsWith(`${name} `))?.split(' ')[1];
  return now && now !== major ? [`${name} is version ${now}, was ${major}`] : [];
}

function itemChanges(before, after) {
  const subject = `${before.address}: ${before.name}`;
  if (!after) return before.exported ? [`${subject} is gone`] : [];
  if (after.tags.has('internal')) return [`${subject} is @internal now`];
  if (before.exported && !after.exported) return [`${subject} is no longer exported`];
  const lost = ['sealed', 'input'].filter((tag) => !before.tags.has(tag) && after.tags.has(tag));
  return [
    ...lost.map((tag) => `${subject} is @${tag} now`),
    ...before.statements
      .flatMap((statement, index) =>
        differences(statement, after.statements[index], { sealed: before.tags.has('sealed'), input: before.tags.has('input') }),
      )
      .map((difference) => `${subject} ${difference}`),
  ];
}
