import { stopDatabase } from './databases.mjs';
import { watchChanges } from './watch-changes.mjs';
import { install } from './install.mjs';
import { startPlatform, instanceAt } from './platform.mjs';
import { portsFrom } from './ports.mjs';
import { checkMachine } from './preflight.mjs';
import { logProgress, UserError } from './progress.mjs';
import { unlessStopped } from './unless-stopped.mjs';
import { runCommand } from '../cli/run-command.mjs';

const command = {
  name: 'start',
  about:
    'Installs what is missing, builds and publishes what changed, and serves the whole platform on this machine until Ctrl-C. What dies is started again.\nA brand that never had a remote gets it; any other new version waits until it is promoted, and what operators decided stays.\nAddresses and accounts are printed; data stays in .data. docs/configuration.md lists the ports, folders and databases it can be given.',
  options: {
    dev: {
      about:
        'puts every new version into all brands and follows saved files, as “pnpm dev” does: remotes are released again, services started again',
    },
  },
  examples: ['pnpm start', 'PAVILION_PORT=5000 pnpm start', 'PAVILION_DEMO=large pnpm start'],
};

await runCommand(command, process.argv.slice(2), async ({ flags }) => {
  checkMachine();
  checkMode();
  const stopped = interrupted();
  await unlessStopped(install(), stopped);
  const instance = instanceAt({ folder: process.env.PAVILION_DATA_DIR || '.data', ...portsFrom() });
  const platform = await startPlatform(instance, {
    stopped,
    tell: logProgress,
    demo: process.env.PAVILION_DEMO ?? 'small',
    everywhere: flags.has('dev'),
    fallBack: true,
    findable: true,
  });
  logProgress('Pavilion is up.');
  process.stdout.write(welcome(instance));
  process.stdout.write(platform.notices.map((notice) => `  Note      ${notice}\n`).join(''));
  if (flags.has('dev')) await watchUntilStopped(platform, stopped);
  else {
    platform.keepRunning();
    await stopped;
  }
  logProgress('Stopping …');
  await platform.stop();
  await stopDatabase(instance);
});

/** What this brings up is for trying out, and says so; production is the gateway with settings of its own. */
function checkMode({ NODE_ENV } = process.env) {
  if (NODE_ENV === 'production')
    throw new UserError(
      'NODE_ENV is production, but this command brings up samples: demo accounts, the studio, the sandbox payment company, addresses without TLS. Run the gateway by itself (docs/configuration.md, Production), or unset NODE_ENV to try things out.',
    );
}

/** A gateway that a half-written file has ended waits for the next saved one. */
async function watchUntilStopped(platform, stopped) {
  const stop = watchChanges(platform);
  await stopped;
  await stop();
}

function interrupted() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
  });
}

function welcome({ port, privatePort, consoleOrigin, studioOrigin, acquirerOrigin }) {
  return `
  Mode      development: demo accounts, sandbox payments and messages, no TLS. Not for real players or money.

  Players   http://pavilion.localhost:${port}   dark, ৳, বাংলা and English
            http://lagoon.localhost:${port}     light, $, no points mall, no agents
  Console   ${consoleOrigin}            operators manage the brands here
  Studio    ${studioOrigin}/verify            check a round yourself
  Payments  ${acquirerOrigin}                   the sandbox company: deposits lead there
  API       http://localhost:${port}/api/docs
  Private   http://127.0.0.1:${privatePort}/metrics  /healthz  /readyz

  Accounts  rahima         Lantern#2026   a member with sixty days behind her
            karim_agent    Lantern#2026   an agent with a team of 200 (log in at /agent)
            Both withdraw with 730519.
            or “Play for free” on the site: a trial player
            asha           Lantern#2026   an operator, on the console; her code of the moment: pnpm operator code asha
            kabir, shapla  Harbour#2026, Monsoon#2026   two more, for what needs two people: docs/operators.md

  Try       pnpm operator remote disable points --brand pavilion --reason "to see it go"
  Stop      Ctrl-C

`;
}
