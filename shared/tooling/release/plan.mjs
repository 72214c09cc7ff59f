import { UserError } from '../bootstrap/progress.mjs';
import { printPlan } from './print-report.mjs';

/**
 * What a release would do to each of its brands, told as a table before anything is sent. A brand that it does not fit stops it, unless it
 * is only published.
 */
export async function planRelease(registry, remote, { version, descriptor, report }, { brands, promoting }) {
  const asked = { version, descriptor, shared: report.shared, ...(brands && { brands }) };
  const plans = await registry.postAgain(`/registry/remotes/${remote}/plan`, asked);
  if (!plans.length) return plans;
  printPlan(plans);
  const stopped = plans.filter(({ objections }) => objections.some(({ weight }) => weight === 'stops'));
  if (promoting && stopped.length)
    throw new UserError(
      `It does not fit ${stopped.map(({ brand }) => brand).join(', ')}: nothing was published. Release it for others with --brands, or without promoting it with --no-promote.`,
    );
  return plans;
}
