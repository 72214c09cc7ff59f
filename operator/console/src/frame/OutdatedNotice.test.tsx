import type { JobLine, JobsValue } from '@pavilion/api/jobs';
import { screen, waitFor } from '@testing-library/react';
import { Refusal } from '../testing/fake-gateway';
import { openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';

const tidy: JobLine = {
  ...{ name: 'jobs.tidy', brand: null, schedule: { kind: 'every', seconds: 3_600 } },
  ...{ runningSince: null, nextAt: '2026-11-21T11:00:00Z', runs: 12, failures: 2, deadLetters: [], last: null },
};
const jobs: JobsValue = { jobs: [tidy] };

it('tells an operator that what they look at could not be read again, until it can', async () => {
  const { gateway } = await openConsole('/jobs', (answerer) => answerer.answer('GET /jobs', jobs));
  const row = await screen.findByRole('row', { name: /Tidying up jobs/ });
  expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument();

  gateway.answer('GET /jobs', new Refusal(500, 'server.error'));
  expect(await screen.findByText(/^This page may be out of date\. ./, {}, { timeout: 15_000 })).toBeInTheDocument();
  expect(row).toBeInTheDocument();
  expect(await violations()).toEqual([]);

  gateway.answer('GET /jobs', jobs);
  await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument(), { timeout: 15_000 });
}, 40_000);
