import { parseArgs } from 'node:util';
import type { ModelId, PlayedModelId } from '../models/model-id';
import { MODEL_IDS } from '../models/models';
import { makeTemplate } from '../testing/make-template';
import { startTestStudio } from '../testing/test-studio';
import { runMutations } from './mutations/run-mutations';
import { PATIENT_MS } from './player';
import { problemsIn, reportOf } from './report';
import { type Audited, auditModel, modelsWithoutFigures } from './run-audit';
import { isOff, simulate, simulationText, usualRounds } from './simulate';

/** How many rounds of a model are played where nobody says it. */
const ROUNDS = 10_000;
/** How many rounds one player plays before the seed is revealed. */
const SITTING = 250;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      mutations: { type: 'boolean', default: false },
      simulate: { type: 'boolean', default: false },
      // Stops at the first check that finds something: who looks for one mistake needs no more.
      'up-to-first': { type: 'boolean', default: false },
    },
  });
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (values.simulate) return simulateModels(chosenModels(positionals), rounds);
  const removeTemplate = process.env['STUDIO_TEST_TEMPLATE_URL'] ? async () => undefined : await makeTemplate();
  try {
    if (values.mutations) process.exitCode = (await runMutations(positionals)) ? 0 : 1;
    else await audit(chosenModels(positionals), rounds ?? ROUNDS, values['up-to-first']);
  } finally {
    await removeTemplate();
  }
}

/** Decisions alone, without a studio around them. */
function simulateModels(models: readonly PlayedModelId[], rounds: number | undefined): void {
  let off = 0;
  for (const model of models) {
    const simulated = simulate(model, rounds ?? usualRounds(model));
    if (isOff(simulated)) off += 1;
    process.stdout.write(`${simulationText(model, simulated)}\n`);
  }
  if (off > 0) process.exitCode = 1;
  process.stdout.write(`${models.length - off} of ${models.length} models return what they should.\n`);
}

function chosenModels(named: readonly string[]): readonly PlayedModelId[] {
  if (named.length === 0) return MODEL_IDS;
  const unknown = named.find((name) => !(MODEL_IDS as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`There is no model “${unknown}”, only ${MODEL_IDS.join(', ')}.`);
  return named as readonly PlayedModelId[];
}

async function audit(models: readonly ModelId[], wanted: number, upToFirst: boolean): Promise<void> {
  const unsound = modelsWithoutFigures();
  if (unsound.length > 0) return tellUnsound(unsound);
  const players = Math.max(4, Math.ceil(wanted / SITTING));
  const studio = await startTestStudio({ walletTimeoutMs: PATIENT_MS });
  let unfair = 0;
  try {
    for (const model of models) {
      const audited = await auditModel(studio, model, { players, rounds: Math.ceil(wanted / players) }, upToFirst);
      process.stdout.write(`${reportOf(audited)}\n`);
      unfair += problemsIn(audited).length > 0 ? 1 : 0;
      if (upToFirst && unfair > 0) break;
    }
  } finally {
    await studio.close();
  }
  if (unfair > 0) process.exitCode = 1;
  process.stdout.write(unfair > 0 ? `Not fair: ${unfair} of ${models.length}.\n` : `Fair: ${models.length} of ${models.length}.\n`);
}

/** Without them no studio starts, and nothing else can be looked at. */
function tellUnsound(unsound: readonly Audited[]): void {
  for (const audited of unsound) process.stdout.write(`${reportOf(audited)}\n`);
  process.exitCode = 1;
  process.stdout.write(`Not fair: ${unsound.length} of ${MODEL_IDS.length}.\n`);
}

run().then(
  // The database of the tests may go on running beside this.
  () => process.exit(),
  (error: Error) => {
    process.stderr.write(`The audit could not be played. ${error.message}\n`);
    process.exit(2);
  },
);
