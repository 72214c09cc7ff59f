import { bn } from './bn';
import { en, type MessageId } from './en';

export const lang: 'bn' | 'en' = document.documentElement.lang === 'bn' ? 'bn' : 'en';

const texts: Record<MessageId, string> = lang === 'bn' ? bn : en;

/** The text in the player's language, with `{names}` filled in. */
export function translate(id: MessageId, values: Readonly<Record<string, string>> = {}): string {
  return texts[id].replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}

/** What went wrong, in plain words; codes without words of their own get the general ones. */
export function translateProblem(code: string): string {
  const id = `problem.${code}`;
  return translate(id in texts ? (id as MessageId) : 'problem.unknown');
}
