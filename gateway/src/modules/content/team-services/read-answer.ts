import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** What a service answered, for the remote that asked. */
export interface TeamAnswer {
  status: number;
  body: object;
}

const closed = { additionalProperties: false } as const;
const Success = Type.Object({ success: Type.Literal(true), value: Type.Unknown() }, closed);
const Refused = Type.Object(
  {
    success: Type.Literal(false),
    code: Type.String({ pattern: '^[a-z0-9]+\\.[a-z_]+$', maxLength: 80 }),
    message: Type.String({ maxLength: 300 }),
  },
  closed,
);

/**
 * The envelope that every answer of the gateway has: `{ success: true, value }`, or a refusal whose code begins with the service's name.
 *
 * @throws Error when it is anything else, or too large
 */
export async function readAnswer(service: string, response: Response, maxBytes: number): Promise<TeamAnswer> {
  const { status } = response;
  const body: unknown = JSON.parse(await textWithin(response, maxBytes));
  if (status === 200 && Value.Check(Success, body)) return { status, body };
  if (status >= 400 && status < 500 && Value.Check(Refused, body) && body.code.startsWith(`${service}.`)) return { status, body };
  throw new Error(`status ${status} with a body that is neither a success nor a refusal of ${service}`);
}

async function textWithin({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
