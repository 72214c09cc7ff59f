import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '..');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

/** Drawn as lists, and no records that somebody would look through, choose columns of or take away in a file. */
const NO_RECORDS = [
  'audit/DiffView.tsx',
  'board/AttentionList.tsx',
  'board/RetiredBrands.tsx',
  'books/FrozenNotice.tsx',
  'brand-details/HelpList.tsx',
  'brand/FlagTree.tsx',
  'catalogue/SwitchDialog.tsx',
  'cell/CanaryCard.tsx',
  'cell/VersionsTab.tsx',
  'charts/ChartHead.tsx',
  'frame/ShortcutsDialog.tsx',
  'home/Alarms.tsx',
  'home/DayTiles.tsx',
  'home/Queues.tsx',
  'home/Releases.tsx',
  'members/MemberDrawer.tsx',
  'members/MemberLevel.tsx',
  'members/MemberLimits.tsx',
  'members/MemberRebates.tsx',
  'plan/PlanView.tsx',
  'registration/RulesEditor.tsx',
  'segments/MemberTags.tsx',
  'tables/ViewsDialog.tsx',
  'telemetry/ErrorGroups.tsx',
  'telemetry/Refusals.tsx',
];

it('draws no table but by the one that has views, columns and a file', () => {
  expect(filesWith(/<DataTable\b/)).toEqual(['tables/ListTable.tsx']);
  expect(filesWith(/<table\b/)).toEqual(['board/BoardGrid.tsx', 'tables/ExportSheet.tsx']);
  expect(filesWith(/<TableTools\b/)).toEqual(['board/BoardTable.tsx', 'tables/ListTable.tsx']);
  expect(filesWith(/<BoardGrid\b/)).toEqual(['board/BoardTable.tsx']);
});

it('keeps each table under a name of its own, so that no view opens in another', () => {
  const names = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/<ListTable\b[^>]*?\bname=(\S+)/gs)].map(([, name]) => ({ path, name })),
  );
  const tables = sources.reduce((count, { text }) => count + (text.match(/<ListTable$|<ListTable /gm)?.length ?? 0), 0);

  expect(names).toHaveLength(tables);
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
});

it('knows of every list whether it is a table', () => {
  expect(filesWith(/<(ul|ol|dl)\b/)).toEqual(NO_RECORDS);
});
