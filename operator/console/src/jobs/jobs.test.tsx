import type { JobLine, JobsValue } from '@pavilion/api/jobs';
import { screen, within } from '@testing-library/react';
import { Refusal } from '../testing/fake-gateway';
import { aSession } from '../testing/samples';
import { heading, openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';

const tidy = (more: Partial<JobLine> = {}): JobLine => ({
  ...{ name: 'jobs.tidy', brand: null, schedule: { kind: 'every', seconds: 3_600 } },
  ...{ runningSince: null, nextAt: '2026-11-21T11:00:00Z', runs: 12, failures: 2, deadLetters: [] },
  last: { at: '2026-11-21T10:00:00Z', ms: 1_240, outcome: 'done', result: { removed: 3 }, error: null },
  ...more,
});
const letter = {
  ...{ id: '6f1c1a52-0000-4000-8000-000000000001', failedAt: '2026-11-21T09:00:00Z', attempts: 6 },
  ...{ error: 'the company does not answer', period: '2026-11-20T18:10:00Z' },
};
const jobs = (...lines: JobLine[]): JobsValue => ({ jobs: lines });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('background jobs', () => {
  it('shows what each job does, when it ran, how it went and when it comes next', async () => {
    await openConsole('/jobs', (gateway) =>
      gateway.answer(
        'GET /jobs',
        jobs(
          tidy(),
          tidy({ brand: 'pavilion', schedule: { kind: 'cron', cron: '10 0 * * *', timeZone: 'Asia/Dhaka' }, last: null }),
        ),
      ),
    );
    await heading('Background jobs');

    const whole = await rowOf(/^Tidying up jobs Puts/);
    expect(whole).toHaveTextContent('Every hour');
    expect(whole).toHaveTextContent('Done');
    expect(whole).toHaveTextContent('1.2 s');
    expect(whole).toHaveTextContent('removed: 3');
    expect(whole).toHaveTextContent('12 attempts2 failed');
    const ofBrand = await rowOf(/Tidying up jobs · pavilion/);
    expect(ofBrand).toHaveTextContent('Every day at 00:10');
    expect(ofBrand).toHaveTextContent('Asia/Dhaka');
    expect(ofBrand).toHaveTextContent('Not yet');
    expect(screen.getByText('No run was given up')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('runs a job now, with a reason, and says so when it runs already', async () => {
    const { user, gateway } = await openConsole('/jobs', (answerer) =>
      answerer
        .answer('GET /jobs', jobs(tidy()))
        .answer('POST /jobs/jobs.tidy/run', new Refusal(409, 'request.in_flight', 'This is already being done.')),
    );
    await user.click(await screen.findByRole('button', { name: 'Run “Tidying up jobs” now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Run “Tidying up jobs” now' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'before the release');
    await user.click(dialog.getByRole('button', { name: 'Run now' }));
    expect(await dialog.findByText(/already being done/)).toBeInTheDocument();

    gateway.answer('POST /jobs/jobs.tidy/run', {});
    await user.click(dialog.getByRole('button', { name: 'Run now' }));
    await screen.findByText('The job was asked to run');
    expect(gateway.bodiesOf('POST /jobs/jobs.tidy/run').at(-1)).toEqual({ reason: 'before the release' });
  });

  it('retries what was given up, or discards it', async () => {
    const root = `POST /jobs/jobs.tidy/dead-letters/${letter.id}`;
    const { user, gateway } = await openConsole('/jobs', (answerer) =>
      answerer
        .answer('GET /jobs', jobs(tidy({ deadLetters: [letter] })))
        .answer(`${root}/retry`, {})
        .answer(`${root}/discard`, {}),
    );
    const section = within(await screen.findByRole('region', { name: 'Runs that were given up' }));
    expect(section.getByText('the company does not answer')).toBeInTheDocument();
    expect(section.getByText('Tidying up jobs, 6 attempts')).toBeInTheDocument();
    expect(await violations()).toEqual([]);

    for (const [button, confirm, done] of [
      ['Retry “Tidying up jobs”', 'Retry', 'The run is tried again'],
      ['Discard the run of “Tidying up jobs”?', 'Discard', 'The run was discarded'],
    ] as const) {
      await user.click(section.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog', { name: button }));
      await user.type(dialog.getByLabelText(/^Reason/), 'the company is back');
      await user.click(dialog.getByRole('button', { name: confirm }));
      await screen.findByText(done);
    }
    expect(gateway.bodiesOf(`${root}/retry`)).toEqual([{ reason: 'the company is back' }]);
    expect(gateway.bodiesOf(`${root}/discard`)).toEqual([{ reason: 'the company is back' }]);
  });

  it('lets viewers look and nothing else, and nobody run what is running', async () => {
    const lines = jobs(
      tidy({ deadLetters: [letter] }),
      tidy({ brand: 'pavilion', runningSince: '2026-11-21T10:59:00Z', nextAt: null }),
    );
    await openConsole(
      '/jobs',
      (gateway) => gateway.answer('GET /jobs', lines),
      aSession({ roles: { '*': 'viewer', pavilion: 'admin' } }),
    );

    expect(await screen.findByRole('button', { name: 'Run “Tidying up jobs” now' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Retry “Tidying up jobs”' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Run “Tidying up jobs · pavilion” now' })).toBeDisabled();
    expect(screen.getByText(/^Running since/)).toBeInTheDocument();
  });
});
