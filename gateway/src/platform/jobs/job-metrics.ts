import { Counter, Gauge, Histogram } from 'prom-client';

const runs = new Counter({
  name: 'pavilion_job_runs_total',
  help: 'Runs of background jobs, by how they ended: done, failed (tried again), dead (given up)',
  labelNames: ['job', 'outcome'],
});
const seconds = new Histogram({
  name: 'pavilion_job_seconds',
  help: 'How long a run took',
  labelNames: ['job'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
});
const dead = new Gauge({
  name: 'pavilion_job_dead_letters',
  help: 'Runs that were given up and wait for somebody',
  labelNames: ['job'],
});
const lag = new Gauge({
  name: 'pavilion_job_lag_seconds',
  help: 'For how long the oldest run that is due has been waiting',
  labelNames: ['job'],
});

export function observeRun(job: string, outcome: 'done' | 'failed' | 'dead', ms: number): void {
  runs.inc({ job, outcome });
  seconds.observe({ job }, ms / 1_000);
}

/** Sets what is so at this moment: dead letters and lag, by job. */
export function observeQueues(jobs: readonly string[], found: { dead: Map<string, number>; lag: Map<string, number> }): void {
  for (const job of jobs) {
    dead.set({ job }, found.dead.get(job) ?? 0);
    lag.set({ job }, found.lag.get(job) ?? 0);
  }
}
