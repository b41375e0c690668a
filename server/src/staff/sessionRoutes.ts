import type { SessionResponse } from '@elvora/catalogue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AuditTrail } from '../audit/auditTrail.ts';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError } from '../http/httpErrors.ts';
import type { Identity } from './identity.ts';
import type { SignInResult } from './signIn.ts';
import type { StaffService } from './staffService.ts';

const credentialsSchema = v.strictObject({
  userName: v.pipe(
    v.string(),
    v.check((name) => !name.includes('\0')),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(200),
  ),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
  stays: v.optional(v.boolean(), false),
  code: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export const tooManyAttempts = ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
  new HttpError(429, 'Too many attempts. Please wait before you try again.', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/** Names the missing field for a client that has sent the right password. */
const codeError = (text: string) => new HttpError(401, text, { fields: { code: text } });

const logLimited = ({ log, ip }: FastifyRequest) => log.warn({ source: ip }, 'sign-in limited');

export interface SessionRoutesOptions {
  staff: Pick<StaffService, 'signIn' | 'signOut' | 'refusedFor'>;
  identity: Identity;
  audit: AuditTrail;
}

/** `/staff/session`: signs in, returns the current session, signs out. */
export async function sessionRoutes(app: FastifyInstance, { staff, identity, audit }: SessionRoutesOptions) {
  const config = { access: 'public' } as const;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  /**
   * Rejects an unknown browser over the limit before the body is read; a known one can only be recognised by
   * the user name in the body.
   */
  async function refuseEarly(request: FastifyRequest): Promise<void> {
    const retryAfterSeconds = staff.refusedFor(request.ip);
    if (retryAfterSeconds === null || identity.hasDevice(request)) return;
    logLimited(request);
    throw tooManyAttempts({ retryAfterSeconds });
  }

  app.get('/staff/session', { config }, async (request) =>
    dataBody<SessionResponse>(await identity.identify(request)),
  );

  app.post('/staff/session', { config, onRequest: refuseEarly }, async (request, reply) => {
    const body = v.safeParse(credentialsSchema, request.body);
    if (!body.success) throw new HttpError(422, 'User name and password are required.');

    const { stays: isPersistent, ...credentials } = body.output;
    const client = identity.readClient(request, credentials.userName);
    const result = await staff.signIn({ ...credentials, isPersistent, ...client });
    await recordSignIn(request, result);
    if (result.kind === 'limited') throw tooManyAttempts(result);
    if (result.kind === 'codeNeeded') throw codeError('Enter the code of your authenticator app.');
    if (result.kind === 'refused') {
      throw result.isCodeWrong
        ? codeError('This code is wrong, or was used before.')
        : new HttpError(401, 'User name or password is wrong.');
    }

    // Ends the previous session of this browser.
    const previous = identity.readToken(request);
    if (previous !== null) await staff.signOut(previous);
    identity.setSession(request, reply, result);
    return dataBody<SessionResponse>(result.session);
  });

  async function recordSignIn(request: FastifyRequest, result: SignInResult): Promise<void> {
    switch (result.kind) {
      case 'accepted':
        return audit.record(request, {
          action: result.isRecovered ? 'signIn.recoveryCode' : 'signIn.accepted',
          actor: result.session.userName,
        });
      case 'refused':
        return audit.record(request, {
          action: result.isCodeWrong ? 'signIn.codeRefused' : 'signIn.refused',
          actor: result.account ?? '',
        });
      case 'limited':
        logLimited(request);
        return result.isFirst ? audit.record(request, { action: 'signIn.limited', actor: '' }) : undefined;
      case 'codeNeeded':
        request.log.info({ account: result.account, source: request.ip }, 'sign-in needs a code');
        return undefined;
    }
  }

  app.delete('/staff/session', { config }, async (request, reply) => {
    const token = identity.readToken(request);
    const session = token === null ? null : await identity.identify(request);
    if (token !== null) await staff.signOut(token);
    if (session) await audit.record(request, { action: 'signOut', actor: session.userName });
    identity.clearToken(request, reply);
    return dataBody<SessionResponse>(null);
  });
}
