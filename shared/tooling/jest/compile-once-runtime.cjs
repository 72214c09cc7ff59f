const asyncHooks = require('node:async_hooks');
const { statSync } = require('node:fs');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What this worker has read and transformed, and what it has compiled, by file. */
const transformed = new Map();
const compiled = new Map();

/**
 * Jest's runtime, with a memory: it would read, look up and compile the same two thousand files for each test file anew. They still run anew for
 * each, in a context of its own, and share nothing but what V8 made of their text.
 */
module.exports = class CompileOnceRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    // Coverage asks what was transformed and compiled, file by file.
    if (coverage?.collectCoverage) return;
    transformOnce(this.transformCache, config.id, testPath);
    compileOnce(this.executor, testPath);
    leaveOutUnused(this.jestGlobals);
  }

  requireInternalModule(from, to) {
    return to === 'node:async_hooks' ? withRunningTest : super.requireInternalModule(from, to);
  }
};

/**
 * Which test runs, as jest asks for it. Its own way follows each promise that is made meanwhile, for tests that run beside one another: a tenth of
 * the work of a gateway's test before Node 24. Ours run one after the other.
 */
class RunningTest {
  #store;

  getStore() {
    return this.#store;
  }

  run(store, act) {
    const before = this.#store;
    const end = () => void (this.#store = before);
    this.#store = store;
    const running = act();
    running.then(end, end);
    return running;
  }
}

const withRunningTest = { ...asyncHooks, AsyncLocalStorage: RunningTest };

function transformOnce(cache, project, testPath) {
  const transformAnew = cache.transform.bind(cache);
  cache.transform = (file, options) => {
    if (file === testPath || (options && !options.isInternalModule)) return transformAnew(file, options);
    const { mtimeMs, size } = statSync(file);
    const key = `${project} ${options ? 'internal' : ''} ${file}`;
    let known = transformed.get(key);
    if (known?.mtimeMs !== mtimeMs || known.size !== size) {
      known = { mtimeMs, size, code: transformAnew(file, options), map: cache.sourceMaps.get(file) };
      transformed.set(key, known);
    }
    if (known.map) cache.sourceMaps.set(file, known.map);
    return known.code;
  };
}

function compileOnce(executor, testPath) {
  const compileAnew = executor.compile.bind(executor);
  executor.compile = (source, file) => {
    const context = executor.environment.getVmContext();
    if (file === testPath || !context) return compileAnew(source, file);
    let known = compiled.get(file);
    if (known?.source !== source) {
      const script = scriptOf(source, file, executor.injectedModuleParameters);
      // It says what is wrong with it.
      if (!script) return compileAnew(source, file);
      known = { source, script, namesJest: /\bjest\b/.test(source) };
      compiled.set(file, known);
    }
    return known.script.runInContext(context);
  };
}

function scriptOf(source, filename, parameters) {
  const before = `(function (${parameters.join(', ')}) {`;
  try {
    return new vm.Script(`${before}${source}\n})`, { filename, columnOffset: -before.length });
  } catch {
    // A mistake in the file, which compiling it in jest's own way explains.
    return undefined;
  }
}

/** `jest` is made for each file, and named in few. */
function leaveOutUnused(globals) {
  const jestObjectFor = globals.jestObjectFor.bind(globals);
  globals.jestObjectFor = (file) => (compiled.get(file)?.namesJest === false ? undefined : jestObjectFor(file));
}
