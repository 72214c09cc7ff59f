import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { growingPauses, inSeconds } from './keep-running.mjs';
import { recordProcess } from './orphan-processes.mjs';
import { root } from './root.mjs';
import { UserError } from './progress.mjs';

const LAST_LINES = 25;
const MS_PER_TICK = 10;

/** A built program of ours that goes on running; its output goes to `<folder>/logs/<name>.log`. */
export class Service {
  #child;
  #name;
  #start;
  #forget;
  #output;
  #stopping = false;
  #restarting;

  constructor(name, file, { env, cwd = root, folder }) {
    mkdirSync(join(folder, 'logs'), { recursive: true });
    this.#name = name;
    this.log = join(folder, 'logs', `${name}.log`);
    this.#output = createWriteStream(this.log, { flags: 'a' });
    this.#start = () => {
      this.#child = spawn(process.execPath, ['--enable-source-maps', file], {
        cwd,
        // What was compiled once is not compiled at each start.
        env: { NODE_COMPILE_CACHE: join(folder, 'compiled'), ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [this.#child.stdout, this.#child.stderr]) stream.pipe(this.#output, { end: false });
      this.#forget = recordProcess(folder, name, this.#child.pid);
      this.ended = new Promise((resolve) => this.#child.once('exit', (code, signal) => resolve(signal ?? code)));
    };
    this.#start();
  }

  /** Waits until `url` answers 200; a platform whose money stands still has to come up too, so that operators can look. */
  async ready(url, seconds = 120) {
    let over;
    void this.ended.then((how) => (over = how ?? 0));
    for (const until = Date.now() + seconds * 1000; Date.now() < until;) {
      if (over !== undefined)
        throw new UserError(
          `The ${this.#name} ended (${over}) before it was ready. The end of its log, ${this.log}:\n\n${this.#lastWords()}`,
        );
      // Not there yet, or not with an answer of its own: asked again until the time is up.
      const answer = await fetch(url).catch(() => undefined);
      // What is no JSON says no reason.
      const told = answer && !answer.ok && (await answer.json().catch(() => undefined));
      if (answer?.ok || told?.reason === 'frozen') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new UserError(`The ${this.#name} was not ready after ${seconds} seconds. Its log says why: ${this.log}`);
  }

  #lastWords() {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  }

  /**
   * Starts the program again whenever it ends by itself, after longer and longer pauses. How it ended stands in its log, and is told with the end of
   * that log.
   */
  keepRunning(tell, pauses = {}) {
    const pause = growingPauses(pauses);
    const watch = () =>
      void this.ended.then((how) => {
        if (this.#stopping) return;
        const ms = pause();
        const lastWords = this.#lastWords();
        const said = `the ${this.#name} ended by itself (${how}), and is started again in ${inSeconds(ms)}`;
        this.#output.write(`${JSON.stringify({ level: 50, time: Date.now(), name: 'starter', msg: said })}\n`);
        tell(`${said[0].toUpperCase()}${said.slice(1)}. The end of its log, ${this.log}:\n\n${lastWords}\n`);
        this.#restarting = setTimeout(() => {
          this.#start();
          watch();
        }, ms);
      });
    watch();
  }

  async stop(signal = 'SIGTERM') {
    this.#stopping = true;
    clearTimeout(this.#restarting);
    this.#child.kill(signal);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 10_000);
    await this.ended;
    clearTimeout(timer);
    this.#forget();
  }

  /** The running program's process. */
  get pid() {
    return this.#child.pid;
  }

  /** How long the running program has worked so far; NaN where the system does not say. */
  processorMs() {
    try {
      const [, fields = ''] = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ');
      const [user, system] = fields.split(' ').slice(11, 13).map(Number);
      return (user + system) * MS_PER_TICK;
    } catch {
      // Only Linux has these files.
      return Number.NaN;
    }
  }

  /** The same file again, as it is now. */
  async restart(signal) {
    await this.stop(signal);
    this.#stopping = false;
    this.#start();
  }
}
