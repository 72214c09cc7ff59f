const ASK = 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))';

/**
 * The commands of a page, in order: fenced `sh` blocks. One that is marked `serves <address>` goes on running, and is done when the address
 * answers; every other runs to its end.
 */
export function codeBlocks(page) {
  return [...page.matchAll(/^```sh(?: serves (\S+))?\n([^]*?)^```$/gm)].map(([, address, commands]) => ({
    commands: commands.trim(),
    ...(address && { address }),
  }));
}

/**
 * One bash program that does what the page says, in one shell, so that what a block exports holds for those behind it. It says which block
 * it is at; a block that fails ends it.
 */
export function programOf(blocks) {
  // Job control gives what is left running a process group of its own, which is then ended whole.
  const steps = blocks.map(({ commands, address }, at) => {
    const title = `echo "▸ ${at + 1}/${blocks.length} "${quoted(commands.split('\n')[0])}`;
    return address ? `${title}\n${served(commands, address)}` : `${title}\n${commands}`;
  });
  return ['set -emo pipefail', ...steps].join('\n');
}

function served(commands, address) {
  const asked = `node -e ${quoted(ASK)} ${quoted(address)}`;
  return [
    `( ${commands} ) &`,
    'server=$!',
    `for second in $(seq 120); do if ${asked}; then break; fi; kill -0 $server; sleep 1; done`,
    asked,
    'kill -- -$server',
    'wait $server || true',
  ].join('\n');
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
