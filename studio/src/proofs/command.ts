import { readFileSync } from 'node:fs';
import { ProofRefused, verifyProof } from './verify-proof';

const USAGE =
  'verify-proof FILE [STUDIO-KEY.pem]\n\nChecks the proof of a round, offline. Ends with 1 when it is refused, and with 2 when it cannot be read.\n';

function run([file, keyFile]: readonly string[]): void {
  if (file === undefined || file === '--help') {
    process.stdout.write(USAGE);
    process.exitCode = file === undefined ? 2 : 0;
    return;
  }
  try {
    const found = verifyProof(readFileSync(file, 'utf8'), keyFile === undefined ? undefined : readFileSync(keyFile, 'utf8'));
    process.stdout.write(`${found.map((sentence) => `✓ ${sentence}\n`).join('')}The round is proved.\n`);
  } catch (error) {
    process.exitCode = error instanceof ProofRefused ? 1 : 2;
    process.stdout.write(`✗ ${(error as Error).message}\nThe round is not proved.\n`);
  }
}

run(process.argv.slice(2));
