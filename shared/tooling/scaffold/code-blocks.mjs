const ASK = 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))';

/**
 * The commands of a page, in order: fenced `sh` blocks. One that is marked `serves <address>` goes on running, and is done when the address
 * answers; every other runs to its end. `site` marks what needs the running site.
 */
export function codeBlocks(page) {
  return [...page.matchAll(/^```sh( site)?(?: serves (\S+))?\n([^]*?)^```$/gm)].map(([, site, address, commands]) => ({
    commands: commands.trim(),
    ...(site && { site: true }),
    ...(address && { address }),
  }));
}

/**
 * One bash program that does what the page says, in one shell, so that what a block exports holds for those behind it. It says which block
 * it is at; a block that fails ends it.
 *
 * @param {readonly { commands: string; site?: boolean; address?: string }[]} blocks
 * @param {string} [siteFile] a file that is there once the site may be used: the first block that needs the site waits for it, as long as
 * whoever started the program is there
 */
export function programOf(blocks, siteFile) {
  const firstAtSite = siteFile ? blocks.findIndex(({ site }) => site) : -1;
  const steps = blocks.map(({ commands, address }, at) =>
    [
      ...(at === firstAtSite ? [waitFor(siteFile)] : []),
      `echo "▸ ${at + 1}/${blocks.length} "${quoted(commands.split('\n')[0])}`,
      address ? served(commands, address) : commands,
    ].join('\n'),
  );
  // Job control gives what is left running a process group of its own, which is then ended whole.
  return ['set -emo pipefail', ...steps].join('\n');
}

function waitFor(file) {
  return `until [ -e ${quoted(file)} ]; do kill -0 "$PPID"; sleep 0.2; done`;
}

function served(commands, address) {
  const asked = `node -e ${quoted(ASK)} ${quoted(address)}`;
  return [
    `( ${commands} ) &`,
    'server=$!',
    `for second in $(seq 300); do if ${asked}; then break; fi; kill -0 $server; sleep 1; done`,
    asked,
    'kill -- -$server',
    'wait $server || true',
  ].join('\n');
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
