import { callOf, partOf } from './read-arguments.mjs';

const EXIT_CODES = { 0: 'done', 1: 'it failed; the reason was printed', 2: 'it was called wrongly' };
const HELP = ['--help', 'shows this'];

/** Whether somebody asks what a command does. */
export function wantsHelp(args) {
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  return own.includes('--help') || own.includes('-h');
}

/** What a command does, its words and options, examples, exit codes; of the subcommand, when one was named. */
export function helpFor(command, args = []) {
  const words = args.filter((word) => !word.startsWith('-'));
  const { part, call } = command.subcommands && words.length ? partOf(command, words) : { part: command, call: callOf(command) };
  return `${sections(part, call, command.exitCodes).join('\n\n')}\n`;
}

function sections({ about, positionals = [], options = {}, subcommands, examples, exitCodes }, call, general) {
  const codes = { ...EXIT_CODES, ...general, ...exitCodes };
  return [
    `Usage: ${usageOf(call, { positionals, options, subcommands })}\n\n${sentence(about)}`,
    ...(subcommands
      ? [
          list(
            'Commands',
            Object.entries(subcommands).map(([word, part]) => [
              [word, ...(part.positionals ?? []).map(wordOf)].join(' '),
              part.about,
            ]),
          ),
        ]
      : []),
    ...(positionals.length
      ? [
          list(
            'Arguments',
            positionals.map((word) => [wordOf(word), aboutOf(word)]),
          ),
        ]
      : []),
    list('Options', [...Object.entries(options).map(([option, each]) => [optionOf(option, each), aboutOf(each)]), HELP]),
    ...(examples
      ? [
          list(
            'Examples',
            examples.map((example) => [example]),
          ),
        ]
      : []),
    list('Exit codes', Object.entries(codes)),
  ];
}

function usageOf(call, { positionals = [], options = {}, subcommands }) {
  const required = Object.entries(options).filter(([, { required }]) => required);
  const words = [
    ...(subcommands ? ['<command>'] : []),
    ...positionals.map(wordOf),
    ...required.map(([option, each]) => optionOf(option, each)),
    ...(Object.keys(options).length > required.length || subcommands ? ['[options]'] : []),
  ];
  return [call, ...words].join(' ');
}

function sentence(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

function wordOf({ name, optional, many }) {
  const word = `<${name}>${many ? ' …' : ''}`;
  return optional ? `[${word}]` : word;
}

function optionOf(option, { value }) {
  return value ? `--${option} <${value}>` : `--${option}`;
}

function aboutOf({ about, oneOf, list: several }) {
  return oneOf ? `${about}: ${oneOf.join(', ')}${several ? ' (several with commas)' : ''}` : about;
}

function list(title, rows) {
  const width = Math.min(44, Math.max(...rows.map(([left]) => String(left).length)));
  const lines = rows.map(([left, right]) => (right ? `  ${line(String(left), right, width)}` : `  ${left}`));
  return `${title}\n${lines.join('\n')}`;
}

/** What does not fit beside its neighbours stands above its text. */
function line(left, right, width) {
  return left.length > width ? `${left}\n  ${' '.repeat(width)}   ${right}` : `${left.padEnd(width)}   ${right}`;
}
