import {
  validate,
  passwordChangeSchema,
  staffAccountChangeSchema,
  staffAccountCreationSchema,
  type SessionResponse,
  type StaffAccountResponse,
} from '@elvora/catalogue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
import { AccountTakenError, LastOwnerError, NotFoundError } from '../store/index.ts';
import { requireUncommonPassword } from './commonPasswords.ts';
import type { Identity } from './identity.ts';
import { tooManyAttempts } from './sessionRoutes.ts';
import type { StaffService } from './staffService.ts';

export interface AccountRoutesOptions {
  staff: Pick<StaffService, 'accounts' | 'createAccount' | 'changeAccount' | 'changePassword'>;
  identity: Pick<Identity, 'readToken' | 'setToken'>;
}

/** Manages accounts, for owners; changes the user's own password, for all staff (D-07). */
export async function accountRoutes(app: FastifyInstance, { staff, identity }: AccountRoutesOptions) {
  const forOwner = { config: { access: 'staff', role: 'owner' } } as const;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/staff/accounts', forOwner, async () => dataBody<StaffAccountResponse[]>(await staff.accounts()));

  app.post('/staff/accounts', forOwner, async (request, reply) => {
    const draft = parseBody(request, staffAccountCreationSchema);
    await requireUncommonPassword('password', draft.password);
    const account = await withHttpErrors(() => staff.createAccount(draft));
    request.log.info({ account: account.id, by: request.staff?.userName }, 'staff account created');
    reply.code(201);
    return dataBody<StaffAccountResponse>(account);
  });

  app.patch<{ Params: { id: string } }>('/staff/accounts/:id', forOwner, async (request) => {
    if (!/^\d{1,9}$/.test(request.params.id)) throw new HttpError(404, 'This account does not exist.');
    const change = parseBody(request, staffAccountChangeSchema);
    await requireUncommonPassword('password', change.password);
    const account = await withHttpErrors(() => staff.changeAccount(Number(request.params.id), change));
    request.log.info(
      { account: account.id, changed: Object.keys(change), by: request.staff?.userName },
      'staff account changed',
    );
    return dataBody<StaffAccountResponse>(account);
  });

  app.post('/staff/password', { config: { access: 'staff' } }, async (request, reply) => {
    const change = parseBody(request, passwordChangeSchema);
    await requireUncommonPassword('password', change.password);
    const result = await staff.changePassword({
      ...change,
      userName: request.staff?.userName ?? '',
      token: identity.readToken(request),
    });
    if (result.kind === 'limited') throw tooManyAttempts(result);
    if (result.kind === 'refused') {
      throw validationError([{ field: 'currentPassword', text: 'This is not your password.' }]);
    }
    identity.setToken(request, reply, result);
    return dataBody<SessionResponse>(result.session);
  });
}

function parseBody<T>({ body }: FastifyRequest, schema: GenericSchema<unknown, T>): T {
  const result = validate(schema, body ?? {});
  if (result.isValid) return result.value;
  throw validationError(result.problems);
}

/** Converts errors of the store to `HttpError`. */
async function withHttpErrors<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof NotFoundError) throw new HttpError(404, error.message);
    if (error instanceof LastOwnerError) throw new HttpError(409, error.message);
    if (error instanceof AccountTakenError) {
      throw new HttpError(409, error.message, { fields: { userName: error.message } });
    }
    throw error;
  }
}
