/** A frame around this window: the other side of postMessage, which the operator's page would be, and what it hears. */
export function framedBy(): { heard: [unknown, string][]; page: Window } {
  const page = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  const heard: [unknown, string][] = [];
  page.postMessage = ((message: unknown, origin: string) => void heard.push([message, origin])) as typeof page.postMessage;
  Object.defineProperty(window, 'parent', { value: page, configurable: true });
  return { heard, page };
}
