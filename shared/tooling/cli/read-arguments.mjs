import util from 'node:util';
import { WrongUsage } from '../bootstrap/progress.mjs';

/**
 * Reads what was typed after a command's name, by the command's description (`Command` in `read-arguments.d.mts`).
 *
 * @throws WrongUsage in one line: an unknown subcommand or option, a missing or a bad value
 */
export function readArguments(command, args) {
  const { part, call, subcommand, rest } = partOf(command, args);
  const { values, positionals } = parsed(part, call, rest);
  return { subcommand, ...readPositionals(part, call, positionals), ...readOptions(part, call, values) };
}

/** The command itself, or the subcommand that the first words name; and how it is typed. */
export function partOf(command, args) {
  const call = callOf(command);
  if (!command.subcommands) return { part: command, call, subcommand: '', rest: args };
  const subcommand = Object.keys(command.subcommands)
    .sort((one, other) => other.length - one.length)
    .find((words) => words.split(' ').every((word, at) => args[at] === word));
  if (!subcommand) throw new WrongUsage(noSuch(command, call, args[0]));
  const rest = args.slice(subcommand.split(' ').length);
  return { part: command.subcommands[subcommand], call: `${call} ${subcommand}`, subcommand, rest };
}

/** How a command is typed. */
export function callOf({ name, typed = `pnpm ${name}` }) {
  return typed;
}

function noSuch({ subcommands }, call, first) {
  const names = Object.keys(subcommands).join(', ');
  const seeHelp = `“${call} --help” shows more.`;
  if (first === undefined) return `A command is missing: ${names}. ${seeHelp}`;
  if (first.startsWith('-')) return `A command comes before ${first.split('=')[0]}: ${names}. ${seeHelp}`;
  return `There is no “${call} ${first}”, only ${names}. ${seeHelp}`;
}

function parsed({ options = {}, positionals = [] }, call, args) {
  const types = Object.entries(options).map(([option, { value }]) => [option, { type: value ? 'string' : 'boolean' }]);
  try {
    // Not imported by name: a Node too old to have it must still reach the sentence that says so.
    return util.parseArgs({ args, options: Object.fromEntries(types), allowPositionals: positionals.length > 0 });
  } catch (error) {
    throw wrong(call, plainly(error, options));
  }
}

/** What Node says in a paragraph, in a sentence. */
function plainly({ code, message }, options) {
  const [, option = ''] = /'(?:-\w, )?(-{1,2}[\w-]+|[^']*)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `“${option}” is one word too many`;
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  const { value, about } = options[option.replace(/^--/, '')] ?? {};
  return value ? `${option} needs a value: ${about}` : `${option} takes no value`;
}

function readOptions({ options = {} }, call, typed) {
  const [values, flags] = [{}, new Set()];
  for (const [option, description] of Object.entries(options)) {
    const value = typed[option];
    if (value === true) flags.add(option);
    else if (value !== undefined) values[option] = judged(call, `--${option}`, value, description);
    else if (description.required) throw wrong(call, `--${option} is missing: ${description.about}`);
  }
  return { values, flags };
}

function readPositionals({ positionals = [] }, call, typed) {
  const named = {};
  let rest = [];
  for (const [at, description] of positionals.entries()) {
    const { name, about, optional, many } = description;
    const given = many ? typed.slice(at) : typed.slice(at, at + 1);
    if (!given.length && !optional) throw wrong(call, `<${name}> is missing: ${about}`);
    const fit = given.map((value) => judged(call, `<${name}>`, value, description));
    if (many) rest = fit;
    else named[name] = fit[0];
  }
  const tooMany = positionals.at(-1)?.many ? undefined : typed[positionals.length];
  if (tooMany !== undefined) throw wrong(call, `“${tooMany}” is one word too many`);
  return { positionals: named, rest };
}

function judged(call, what, value, { about, list, oneOf, check }) {
  if (!value.trim()) throw wrong(call, `${what} needs a value: ${about}`);
  for (const each of list ? value.split(',') : [value])
    if (oneOf && !oneOf.includes(each)) throw wrong(call, `${what} cannot be “${each}”: it is ${oneOf.join(', ')}`);
  const fault = check?.(value);
  if (fault) throw wrong(call, `${what} cannot be “${value}”: ${fault}`);
  return value;
}

/** One line: what is wrong, and where to read more. */
function wrong(call, what) {
  return new WrongUsage(`${what.replace(/\.$/, '')}. “${call} --help” shows more.`);
}
