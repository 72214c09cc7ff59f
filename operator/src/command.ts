import { readArguments } from './arguments';
import { operate } from './operate';
import { Misunderstood, RegistryRefused } from './refusals';
import { openRegistry } from './registry';

try {
  const text = await operate(readArguments(process.argv.slice(2)), openRegistry());
  process.stdout.write(`${text}\n`);
} catch (error) {
  if (!(error instanceof Misunderstood) && !(error instanceof RegistryRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
