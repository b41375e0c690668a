import {
  passwordChangeSchema,
  staffAccountChangeSchema,
  staffAccountCreationSchema,
  type SessionResponse,
  type StaffAccountResponse,
} from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import type { AuditTrail } from '../audit/auditTrail.ts';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
import { AccountTakenError, LastOwnerError, NotFoundError, OwnerProtectedError } from '../store/index.ts';
import { requireUncommonPassword } from './commonPasswords.ts';
import { parseBody, requireConfirmed } from './confirmation.ts';
import type { Identity } from './identity.ts';
import type { StaffService } from './staffService.ts';

export interface AccountRoutesOptions {
  staff: Pick<StaffService, 'accounts' | 'createAccount' | 'changeAccount' | 'changePassword'>;
  identity: Pick<Identity, 'readRequester' | 'setSession'>;
  audit: AuditTrail;
}

/** Manages accounts, for owners; changes the user's own password, for all staff (D-07). */
export async function accountRoutes(app: FastifyInstance, { staff, identity, audit }: AccountRoutesOptions) {
  const forOwner = { config: { access: 'staff', role: 'owner' } } as const;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/staff/accounts', forOwner, async () => dataBody<StaffAccountResponse[]>(await staff.accounts()));

  app.post('/staff/accounts', forOwner, async (request, reply) => {
    const draft = parseBody(request, staffAccountCreationSchema);
    await requireUncommonPassword('password', draft.password);
    const requester = identity.readRequester(request);
    const result = await withHttpErrors(() => staff.createAccount(requester, draft));
    const { account } = await requireConfirmed(result, request, audit);
    await audit.record(request, {
      action: 'account.created',
      target: account.userName,
      detail: account.role,
    });
    reply.code(201);
    return dataBody<StaffAccountResponse>(account);
  });

  app.patch<{ Params: { id: string } }>('/staff/accounts/:id', forOwner, async (request, reply) => {
    if (!/^\d{1,9}$/.test(request.params.id)) throw new HttpError(404, 'This account does not exist.');
    const change = parseBody(request, staffAccountChangeSchema);
    await requireUncommonPassword('password', change.password);
    const requester = identity.readRequester(request);
    const id = Number(request.params.id);
    const result = await withHttpErrors(() => staff.changeAccount(requester, id, change));
    const { account, renewed } = await requireConfirmed(result, request, audit);
    await audit.record(request, {
      action: 'account.changed',
      target: account.userName,
      detail: describeChange(change),
    });
    if (renewed) identity.setSession(request, reply, renewed);
    return dataBody<StaffAccountResponse>(account);
  });

  app.post('/staff/password', { config: { access: 'staff' } }, async (request, reply) => {
    const change = parseBody(request, passwordChangeSchema);
    await requireUncommonPassword('password', change.password);
    const requester = identity.readRequester(request);
    const { renewed } = await requireConfirmed(await staff.changePassword(requester, change), request, audit);
    await audit.record(request, { action: 'password.changed', target: requester.userName });
    // The account was changed again, or disabled, at the same moment.
    if (!renewed) throw new HttpError(401, 'Please sign in.');
    identity.setSession(request, reply, renewed);
    return dataBody<SessionResponse>(renewed.session);
  });
}

/** Describes an account change, such as `role: editor, password`. */
const describeChange = ({
  role,
  isDisabled,
  password,
}: {
  role?: string;
  isDisabled?: boolean;
  password?: string;
}) =>
  [
    ...(role === undefined ? [] : [`role: ${role}`]),
    ...(isDisabled === undefined ? [] : [isDisabled ? 'disabled' : 'enabled']),
    ...(password === undefined ? [] : ['password']),
  ].join(', ');

/** Converts errors of the store to `HttpError`. */
async function withHttpErrors<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof NotFoundError) throw new HttpError(404, error.message);
    if (error instanceof LastOwnerError) throw new HttpError(409, error.message);
    if (error instanceof OwnerProtectedError) {
      throw validationError([{ field: 'currentPassword', text: error.message }]);
    }
    if (error instanceof AccountTakenError) {
      throw new HttpError(409, error.message, { fields: { userName: error.message } });
    }
    throw error;
  }
}
