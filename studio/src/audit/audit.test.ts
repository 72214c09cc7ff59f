import { MODEL_IDS } from '../models/models';
import { startTestStudio, type TestStudio } from '../testing/test-studio';
import { PATIENT_MS } from './player';
import { problemsIn } from './report';
import { auditModel } from './run-audit';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio({ walletTimeoutMs: PATIENT_MS })));
afterAll(() => studio.close());

/** `pnpm soak` plays ten thousand. */
const SHORT = { players: 5, rounds: 20 };

it.each(MODEL_IDS)(
  'finds %s fair',
  async (model) => {
    const audited = await auditModel(studio, model, SHORT);

    expect(problemsIn(audited)).toEqual([]);
    expect(audited.findings).toHaveLength(18);
  },
  120_000,
);
