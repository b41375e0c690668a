import {
  passwordConfirmationSchema,
  totpConfirmationSchema,
  type RecoveryCodesResponse,
  type StaffSecurityResponse,
  type TotpEnrolmentResponse,
} from '@elvora/catalogue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditTrail } from '../audit/auditTrail.ts';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
import type { StaffRow, Store } from '../store/index.ts';
import { parseBody, requireConfirmed } from './confirmation.ts';
import type { Identity } from './identity.ts';
import { hashToken } from './sessions.ts';
import type { StaffService } from './staffService.ts';

export interface SecurityRoutesOptions {
  staff: Pick<StaffService, 'confirmPassword' | 'secondFactor' | 'sessions'>;
  store: { staff: Pick<Store['staff'], 'find'> };
  identity: Pick<Identity, 'readRequester' | 'isSignInOn'>;
  audit: AuditTrail;
}

/** The signed-in user's second factor and sessions, for all staff (ASVS 6.3.3, 7.5.2). */
export async function securityRoutes(app: FastifyInstance, options: SecurityRoutesOptions) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const requesters = createRequesters(options);
  addOverviewRoute(app, options, requesters);
  addTotpRoutes(app, options, requesters);
  addRecoveryCodeRoute(app, options, requesters);
  addSessionRoutes(app, options, requesters);
}

const config = { access: 'staff' } as const;

type Requesters = ReturnType<typeof createRequesters>;

/** Returns functions that identify the sender of a request, and throw `HttpError` when they cannot. */
function createRequesters({ staff, store, identity, audit }: SecurityRoutesOptions) {
  /** Without sign-in there is no session, and no user whose password could be confirmed. */
  function requireSession(request: FastifyRequest): { token: string } {
    const { token } = identity.readRequester(request);
    if (token === null) throw new HttpError(409, 'Signing in is off (ADMIN_AUTH=off).');
    return { token };
  }

  async function requireAccount(request: FastifyRequest): Promise<StaffRow> {
    const account = await store.staff.find(request.staff?.userName ?? '');
    if (!account) throw new HttpError(401, 'Please sign in.');
    return account;
  }

  async function requirePassword(request: FastifyRequest, currentPassword: string): Promise<StaffRow> {
    const result = await staff.confirmPassword(identity.readRequester(request), currentPassword);
    return (await requireConfirmed(result, request, audit)).account;
  }

  return { requireSession, requireAccount, requirePassword };
}

function addOverviewRoute(
  app: FastifyInstance,
  { staff: { secondFactor, sessions }, identity }: SecurityRoutesOptions,
  { requireAccount }: Requesters,
) {
  app.get('/staff/security', { config }, async (request) => {
    if (!identity.isSignInOn) {
      const none = { isSignInOn: false, hasSecondFactor: false, recoveryCodes: 0, sessions: [] };
      return dataBody<StaffSecurityResponse>(none);
    }
    const account = await requireAccount(request);
    return dataBody<StaffSecurityResponse>({
      isSignInOn: true,
      hasSecondFactor: await secondFactor.isOn(account.id),
      recoveryCodes: await secondFactor.countRecoveryCodes(account.id),
      sessions: await sessions.list(account.id, identity.readRequester(request).token),
    });
  });
}

/** Enrols, confirms and removes the second factor. */
function addTotpRoutes(
  app: FastifyInstance,
  { staff: { secondFactor }, audit }: SecurityRoutesOptions,
  { requireSession, requirePassword }: Requesters,
) {
  app.post('/staff/totp', { config }, async (request) => {
    requireSession(request);
    const { currentPassword } = parseBody(request, passwordConfirmationSchema);
    const enrolment = await secondFactor.begin(await requirePassword(request, currentPassword));
    if (!enrolment) throw new HttpError(409, 'Two-step sign-in is on already.');
    return dataBody<TotpEnrolmentResponse>(enrolment);
  });

  app.put('/staff/totp', { config }, async (request) => {
    const { token } = requireSession(request);
    const { currentPassword, code } = parseBody(request, totpConfirmationSchema);
    const account = await requirePassword(request, currentPassword);
    const recoveryCodes = await secondFactor.confirm(account, code, hashToken(token));
    if (!recoveryCodes) {
      throw validationError([
        { field: 'code', text: 'This code is wrong. Is the clock of your phone right?' },
      ]);
    }
    await audit.record(request, { action: 'secondFactor.on', target: account.user_name });
    return dataBody<RecoveryCodesResponse>({ recoveryCodes: [...recoveryCodes] });
  });

  app.post('/staff/totp/removal', { config }, async (request) => {
    requireSession(request);
    const { currentPassword } = parseBody(request, passwordConfirmationSchema);
    const account = await requirePassword(request, currentPassword);
    await secondFactor.remove(account.id);
    await audit.record(request, { action: 'secondFactor.off', target: account.user_name });
    return dataBody<null>(null);
  });
}

function addRecoveryCodeRoute(
  app: FastifyInstance,
  { staff: { secondFactor }, audit }: SecurityRoutesOptions,
  { requireSession, requirePassword }: Requesters,
) {
  app.post('/staff/recovery-codes', { config }, async (request) => {
    requireSession(request);
    const { currentPassword } = parseBody(request, passwordConfirmationSchema);
    const account = await requirePassword(request, currentPassword);
    if (!(await secondFactor.isOn(account.id))) throw new HttpError(409, 'Two-step sign-in is off.');
    const recoveryCodes = await secondFactor.renewRecoveryCodes(account.id);
    await audit.record(request, { action: 'recoveryCodes.renewed', target: account.user_name });
    return dataBody<RecoveryCodesResponse>({ recoveryCodes: [...recoveryCodes] });
  });
}

/** Ends one session of the signed-in user, or all others. */
function addSessionRoutes(
  app: FastifyInstance,
  { staff: { sessions }, audit }: SecurityRoutesOptions,
  { requireSession, requireAccount }: Requesters,
) {
  async function endSessions(request: FastifyRequest, id: string | null) {
    const { token } = requireSession(request);
    const account = await requireAccount(request);
    const ended = await sessions.endListed(account.id, id, token);
    if (ended === 0 && id !== null) throw new HttpError(404, 'This session has ended already.');
    await audit.record(request, { action: 'session.ended', detail: String(ended) });
    return dataBody<null>(null);
  }

  app.delete('/staff/sessions', { config }, async (request) => endSessions(request, null));
  app.delete<{ Params: { id: string } }>('/staff/sessions/:id', { config }, async (request) =>
    endSessions(request, request.params.id),
  );
}
