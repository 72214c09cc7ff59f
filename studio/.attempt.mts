import { attempt, MUTATIONS } from '/work/tables/studio/src/audit/mutations/run-mutations';
import { makeTemplate } from '/work/tables/studio/src/testing/make-template';
import { TABLE_MUTATIONS } from '/work/tables/studio/src/audit/mutations/of-tables';
const list =
  process.argv[2] === 'steps'
    ? (await import('/work/tables/studio/src/audit/mutations/of-steps' as any)).STEP_MUTATIONS
    : TABLE_MUTATIONS;
const remove = await makeTemplate();
for (const m of list) {
  try {
    const { found, said } = await attempt(m, m.model && [m.model]);
    console.log(found ? '✓' : '✗ MISSED', m.name + ':', said);
  } catch (e) {
    console.log('ERROR', m.name, (e as Error).message.slice(0, 500));
  }
}
await remove();
console.log('done');
process.exit();
