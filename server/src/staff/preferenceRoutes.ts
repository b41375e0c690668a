import {
  staffPreferencesChangeSchema,
  type StaffPreferencesResponse,
  validate,
} from '@elvora/catalogue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dataBody } from '../http/apiResponse.ts';
import { validationError } from '../http/httpErrors.ts';
import type { Store } from '../store/index.ts';

export interface PreferenceRoutesOptions {
  store: { staff: Pick<Store['staff'], 'preferences' | 'changePreferences'> };
}

/** `/staff/preferences`: the signed-in user's display preferences for the admin (D-61), for all staff. */
export async function preferenceRoutes(app: FastifyInstance, { store }: PreferenceRoutesOptions) {
  const config = { access: 'staff' } as const;
  const userNameOf = ({ staff }: FastifyRequest) => staff?.userName ?? '';

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/staff/preferences', { config }, async (request) =>
    dataBody<StaffPreferencesResponse>(await store.staff.preferences(userNameOf(request))),
  );

  app.patch('/staff/preferences', { config }, async (request) => {
    const change = validate(staffPreferencesChangeSchema, request.body ?? {});
    if (!change.isValid) throw validationError(change.problems);
    const preferences = await store.staff.changePreferences(userNameOf(request), change.value);
    return dataBody<StaffPreferencesResponse>(preferences);
  });
}
