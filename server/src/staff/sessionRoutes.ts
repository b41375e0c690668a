import type { SessionResponse } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError } from '../http/httpErrors.ts';
import type { Identity } from './identity.ts';
import type { StaffService } from './staffService.ts';

const credentialsSchema = v.strictObject({
  userName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
  stays: v.optional(v.boolean(), false),
});

export const tooManyAttempts = ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
  new HttpError(429, 'Too many attempts. Please wait before you try again.', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

export interface SessionRoutesOptions {
  staff: Pick<StaffService, 'signIn' | 'signOut'>;
  identity: Identity;
}

/** `/staff/session`: signs in, returns the current session, signs out. */
export async function sessionRoutes(app: FastifyInstance, { staff, identity }: SessionRoutesOptions) {
  const config = { access: 'public' } as const;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/staff/session', { config }, async (request) =>
    dataBody<SessionResponse>(await identity.identify(request)),
  );

  app.post('/staff/session', { config }, async (request, reply) => {
    const credentials = v.safeParse(credentialsSchema, request.body);
    if (!credentials.success) throw new HttpError(422, 'User name and password are needed.');

    const result = await staff.signIn({ ...credentials.output, address: request.ip });
    request.log[result.kind === 'accepted' ? 'info' : 'warn']({ outcome: result.kind }, 'sign-in');
    if (result.kind === 'limited') throw tooManyAttempts(result);
    if (result.kind === 'refused') throw new HttpError(401, 'User name or password is wrong.');

    // Ends the previous session of this browser.
    const previous = identity.readToken(request);
    if (previous !== null) await staff.signOut(previous);
    identity.setToken(request, reply, result);
    return dataBody<SessionResponse>(result.session);
  });

  app.delete('/staff/session', { config }, async (request, reply) => {
    const token = identity.readToken(request);
    if (token !== null) await staff.signOut(token);
    identity.clearToken(request, reply);
    return dataBody<SessionResponse>(null);
  });
}
