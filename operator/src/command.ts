import { readArguments } from './arguments';
import { operate } from './operate';
import { Misunderstood, RegistryRefused } from './refusals';
import { openRegistry } from './registry';
import { attend, readStaffOrder } from './staff-orders';

try {
  const args = process.argv.slice(2);
  const aboutStaff = readStaffOrder(args);
  const text = aboutStaff ? await attend(aboutStaff, openRegistry()) : await operate(readArguments(args), openRegistry());
  process.stdout.write(`${text}\n`);
} catch (error) {
  if (!(error instanceof Misunderstood) && !(error instanceof RegistryRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
