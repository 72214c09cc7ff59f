import { type IncomingHttpHeaders, request } from 'node:http';

interface HttpResponse {
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * Asks `origin` as a browser would. Node does not find `*.localhost` and its `fetch` sends no other Host than it connects to; so this connects
 * to the machine itself and names the host apart.
 */
export function httpRequest(
  origin: string,
  method: string,
  path: string,
  more: { headers?: object; body?: object } = {},
): Promise<HttpResponse> {
  const { host, port } = new URL(origin);
  const headers = { ...more.headers, host, ...(more.body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ headers: answer.headers, text }));
    });
    asked.on('error', reject).end(more.body && JSON.stringify(more.body));
  });
}

/** What a call was answered with. @throws Error with the answer, when it is a refusal */
export function readValue<Value>({ text }: HttpResponse): Value {
  const answer = JSON.parse(text) as { success: boolean; value: Value };
  if (!answer.success) throw new Error(text);
  return answer.value;
}
