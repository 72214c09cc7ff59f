import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { toDomainError } from '../../../../platform/http';
import { isSignedBy, SIGNATURE_HEADER } from '../signature';
import { unitsOf } from './amount';
import { readFields } from './requests';
import { Refusal, type Status } from './status';
import type { CallResult } from './post-movement';
import { type Hub88Dependencies, walletCalls } from './wallet-calls';

/** Callers give up after a second; they must hear from us before that, even if only that we do not know. */
const HARD_ANSWER_MS = 900;

/** The wallet that vendors bet from and pay into, as Hub88 documents it for operators. Always HTTP 200; the status is in the body. */
export function hub88Routes(needs: Hub88Dependencies): FastifyPluginAsync {
  const calls = walletCalls(needs);
  return async (app) => {
    acceptRawBodies(app);
    refuseInProtocol(app);
    for (const [path, call] of Object.entries(calls)) {
      app.post<{ Params: { vendor: string }; Body: Buffer | undefined }>(
        `/vendors/hub88/:vendor/${path}`,
        { config: { access: 'vendor' }, schema: { tags: ['vendors'], summary: `Seamless wallet: ${path}` } },
        async ({ params, headers, body = Buffer.alloc(0), log }) => {
          let fields: Record<string, unknown> = {};
          try {
            const vendor = await needs.vendors.find(params.vendor);
            if (!vendor) throw new Refusal('RS_ERROR_INVALID_PARTNER');
            // Over the bytes as they came, before anything reads them.
            if (!isSignedBy(body, headers[SIGNATURE_HEADER], vendor.publicKeys)) throw new Refusal('RS_ERROR_INVALID_SIGNATURE');
            fields = readFields(body);
            return answer('RS_OK', fields, await withTimeout(call(vendor, fields)));
          } catch (error) {
            if (!(error instanceof Refusal)) log.error({ err: error, path }, 'wallet call failed');
            return refusalAnswer(error, fields);
          }
        },
      );
    }
  };
}

function acceptRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
}

/** What is refused before a call is read, because of its size or of how many come, in the form that a vendor can read. */
function refuseInProtocol(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, details, code } = toDomainError(error);
    if (status >= 500) request.log.error({ err: error }, code);
    if (details?.['seconds'] !== undefined) void reply.header('retry-after', String(details['seconds']));
    return reply
      .code(200)
      .send({ status: status === 413 ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN' } satisfies { status: Status });
  });
}

async function withTimeout(work: Promise<CallResult>): Promise<CallResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('RS_ERROR_UNKNOWN')), HARD_ANSWER_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function refusalAnswer(error: unknown, fields: Record<string, unknown>) {
  const { status, balance } = error instanceof Refusal ? error : new Refusal('RS_ERROR_UNKNOWN');
  return answer(status, fields, { ...(balance !== undefined && { balance }) });
}

function answer(status: Status, { request_uuid, user }: Record<string, unknown>, { currency, balance }: Partial<CallResult>) {
  return {
    status,
    ...(typeof request_uuid === 'string' && { request_uuid }),
    ...(typeof user === 'string' && { user }),
    ...(currency !== undefined && { currency }),
    ...(balance !== undefined && { balance: unitsOf(balance) }),
  };
}
