import { validate } from '@elvora/catalogue/contract';
import type { FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { AuditTrail } from '../audit/auditTrail.ts';
import { validationError } from '../http/httpErrors.ts';
import { tooManyAttempts } from './sessionRoutes.ts';
import type { Limited } from './signInLimiter.ts';

/** Parses the body of a request; throws 422 with the problems of its fields. */
export function parseBody<T>({ body }: FastifyRequest, schema: GenericSchema<unknown, T>): T {
  const result = validate(schema, body ?? {});
  if (result.isValid) return result.value;
  throw validationError(result.problems);
}

/** Returns a result that the password has confirmed; records a failed confirmation, and throws 422 or 429. */
export async function requireConfirmed<Result extends { kind: string }>(
  result: Result | { kind: 'unconfirmed' } | Limited,
  request: FastifyRequest,
  audit: AuditTrail,
): Promise<Exclude<Result, { kind: 'unconfirmed' } | Limited>> {
  if (isLimited(result)) {
    if (result.isFirst) await audit.record(request, { action: 'signIn.limited' });
    throw tooManyAttempts(result);
  }
  if (result.kind === 'unconfirmed') {
    await audit.record(request, { action: 'password.refused' });
    throw validationError([{ field: 'currentPassword', text: 'This is not your password.' }]);
  }
  return result as Exclude<Result, { kind: 'unconfirmed' } | Limited>;
}

const isLimited = (result: { kind: string }): result is Limited => result.kind === 'limited';
