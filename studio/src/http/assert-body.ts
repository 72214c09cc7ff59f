import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';

/** As a route's own schema, for a body whose schema is known only within the route. @throws FastifyError with `validation` */
export function assertBody(request: FastifyRequest, schema: TSchema): void {
  const validate = request.getValidationFunction(schema) ?? request.compileValidationSchema(schema);
  if (validate(request.body)) return;
  throw Object.assign(new Error('body'), { statusCode: 400, validation: validate.errors ?? [], validationContext: 'body' });
}
