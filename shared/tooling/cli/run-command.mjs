import { checkNode } from '../bootstrap/preflight.mjs';
import { runMain } from '../bootstrap/progress.mjs';
import { helpFor, wantsHelp } from './help.mjs';
import { joinInstallation } from './installation.mjs';
import { readArguments } from './read-arguments.mjs';

/**
 * Runs a command from its description: prints help when that was asked for, else hands what was typed to `work`. One that asks an
 * `installation` gets the data folder and the ports of the one it belongs to into its environment first. Ends with 0 when it is done, 1
 * when it failed and 2 when it was called wrongly, which is told in one line.
 */
export function runCommand(command, args, work) {
  return runMain(async () => {
    checkNode();
    if (wantsHelp(args)) return void process.stdout.write(helpFor(command, args));
    const given = readArguments(command, args);
    if (command.installation) joinInstallation(process.env, { needsDatabase: command.installation === 'database' });
    await work(given);
  });
}
