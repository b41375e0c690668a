import { check, passwordChange, staffAccountChange, staffAccountCreation } from '@elvora/catalogue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import { HttpError, refuseFields } from '../http/failures.ts';
import { AccountTakenError, LastOwnerError, MissingError } from '../store/index.ts';
import { requireUncommon } from './commonPasswords.ts';
import type { Identity } from './identify.ts';
import { tooManyAttempts } from './routes.ts';
import type { Staff } from './staff.ts';

export interface AccountRoutesOptions {
  staff: Pick<Staff, 'accounts' | 'createAccount' | 'changeAccount' | 'changePassword'>;
  identity: Pick<Identity, 'tokenOf' | 'giveToken'>;
}

/** Accounts, for the owner; the own password, for everybody (D-07). */
export async function accountRoutes(app: FastifyInstance, { staff, identity }: AccountRoutesOptions) {
  const forOwner = { config: { access: 'staff', role: 'owner' } } as const;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/staff/accounts', forOwner, async () => ({ success: true, data: await staff.accounts() }));

  app.post('/staff/accounts', forOwner, async (request, reply) => {
    const draft = bodyOf(request, staffAccountCreation);
    await requireUncommon('password', draft.password);
    const account = await plainly(() => staff.createAccount(draft));
    request.log.info({ account: account.id, by: request.staff?.userName }, 'staff account made');
    reply.code(201);
    return { success: true, data: account };
  });

  app.patch<{ Params: { id: string } }>('/staff/accounts/:id', forOwner, async (request) => {
    if (!/^\d{1,9}$/.test(request.params.id)) throw new HttpError(404, 'This account does not exist.');
    const change = bodyOf(request, staffAccountChange);
    await requireUncommon('password', change.password);
    const account = await plainly(() => staff.changeAccount(Number(request.params.id), change));
    request.log.info(
      { account: account.id, changed: Object.keys(change), by: request.staff?.userName },
      'staff account changed',
    );
    return { success: true, data: account };
  });

  app.post('/staff/password', { config: { access: 'staff' } }, async (request, reply) => {
    const change = bodyOf(request, passwordChange);
    await requireUncommon('password', change.password);
    const result = await staff.changePassword({
      ...change,
      userName: request.staff?.userName ?? '',
      token: identity.tokenOf(request),
    });
    if (result.kind === 'limited') throw tooManyAttempts(result);
    if (result.kind === 'refused') {
      throw refuseFields([{ field: 'currentPassword', text: 'This is not your password.' }]);
    }
    identity.giveToken(request, reply, result);
    return { success: true, data: result.session };
  });
}

function bodyOf<T>({ body }: FastifyRequest, schema: GenericSchema<unknown, T>): T {
  const checked = check(schema, body ?? {});
  if (checked.isGood) return checked.value;
  throw refuseFields(checked.problems);
}

/** What the store refuses, in HTTP. */
async function plainly<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof MissingError) throw new HttpError(404, error.message);
    if (error instanceof LastOwnerError) throw new HttpError(409, error.message);
    if (error instanceof AccountTakenError) {
      throw new HttpError(409, error.message, { fields: { userName: error.message } });
    }
    throw error;
  }
}
