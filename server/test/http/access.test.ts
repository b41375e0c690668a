import type { StaffRole } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { declareAccess } from '../../src/http/routeConfig.ts';
import { createStaffService, type StaffService } from '../../src/staff/staffService.ts';
import { testStore } from '../support/testDatabases.ts';
import { signIn, testApp, type TestAppOptions } from '../support/testApp.ts';

const createApp = async (options: Partial<TestAppOptions> = {}) =>
  testApp({ store: await testStore('sqlite'), ...options });

describe('access', () => {
  it('prevents the start when a route declares no access (O12)', async () => {
    const app = await createApp({
      plugins: [
        async (instance) => {
          instance.get('/forgotten', async () => 'x');
        },
      ],
    });
    await expect(app.ready()).rejects.toThrow(/GET \/forgotten does not declare config.access/);
  });

  it('applies the access a plugin declares to the routes of third-party plugins (O12)', async () => {
    const app = await createApp({
      plugins: [
        async (instance) => {
          declareAccess(instance, 'staff');
          instance.get('/route', async () => 'x');
        },
      ],
    });
    expect((await app.inject('/route')).statusCode).toBe(401);
    const cookie = await signIn(app);
    expect((await app.inject({ url: '/route', headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('roles (D-07)', () => {
  const pluginRequiring = (role: StaffRole) => async (instance: FastifyInstance) => {
    instance.get('/route', { config: { access: 'staff', role } }, async () => 'x');
  };
  const staffWithRole = (role: StaffRole): Partial<StaffService> => ({
    findSession: async () => ({ userName: 'asha', role }),
  });
  const cookie = `staff=${'a'.repeat(43)}`;

  it.each([
    ['viewer', 'viewer', 200],
    ['viewer', 'editor', 403],
    ['viewer', 'owner', 403],
    ['editor', 'viewer', 200],
    ['editor', 'editor', 200],
    ['editor', 'owner', 403],
    ['owner', 'owner', 200],
  ] as const)('responds to a %s on a route for %s with %d', async (role, required, status) => {
    const store = await testStore('sqlite');
    const staff = { ...createStaffService({ store }), ...staffWithRole(role) };
    const app = await testApp({ store, staff, plugins: [pluginRequiring(required)] });
    const response = await app.inject({ url: '/route', headers: { cookie } });
    expect(response.statusCode).toBe(status);
    if (status === 403) {
      expect(response.json()).toMatchObject({
        success: false,
        error: `This requires the role ${required}; yours is ${role}.`,
      });
    }
  });
});
