import { resources } from '@elvora/catalogue/contract';
import type { StaffRole } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../src/store/index.ts';
import { clock } from './clock.ts';
import { forms, sendForm } from './forms.ts';
import { insertStaffWithRole } from './staff.ts';
import { type DatabaseKind, testStore } from './testDatabases.ts';
import { signIn, testApp } from './testApp.ts';

/** An app with one enquiry of each kind, and requests by role. */
export async function enquiryApp(kind: DatabaseKind, role: StaffRole = 'owner') {
  const store = await testStore(kind);
  const time = clock();
  const app = await testApp({ store, now: time.now });
  for (const [path, , form] of forms) {
    await sendForm(app, path, form);
    time.pass(60_000);
  }
  const cookie = await signInAs(app, store, role);
  const send = (
    url: string,
    options: { method?: 'GET' | 'PATCH' | 'DELETE'; payload?: object; headers?: object } = {},
  ) =>
    app.inject({
      method: options.method ?? 'GET',
      url: `/backend${url}`,
      headers: { cookie, ...options.headers },
      ...(options.payload ? { payload: options.payload } : {}),
    });
  const read = async (url: string) => resources.enquiries().read((await send(url)).json());
  return { store, app, send, read, time };
}

/** Signs in a user with a role, and returns the cookie to send. */
export const signInAs = async (app: FastifyInstance, store: Store, role: StaffRole) =>
  role === 'owner' ? signIn(app) : signIn(app, await insertStaffWithRole(store, role));
