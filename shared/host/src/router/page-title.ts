import { useEffect } from 'react';

const titles = new Map<symbol, string>();
const listeners = new Set<() => void>();

/**
 * Names the page in the browser's title, for screens whose page is about one thing: a game, a lottery. It should be the words of the
 * page's heading. While it is `undefined`, the page has the name that its descriptor gives it.
 *
 * @public
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const mark = Symbol('title');
    titles.set(mark, title);
    notifyListeners();
    return () => {
      titles.delete(mark);
      notifyListeners();
    };
  }, [title]);
}

/** What the screen that was mounted last calls the page; nothing when none does. @internal */
export function currentPageTitle(): string | undefined {
  return [...titles.values()].at(-1);
}

/** Calls `listener` whenever the page is called something else, until the returned function is called. @internal */
export function onPageTitleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}
