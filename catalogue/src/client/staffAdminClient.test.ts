import { describe, expect, it } from 'vitest';
import { rejectionOf, fakeHost, jsonResponse } from '../../test/fakeHost.ts';
import { createStaffAdminClient } from './staffAdminClient.ts';

const ok = () => jsonResponse({ success: true, data: null });

function admin(response: Response) {
  const { client, requests } = fakeHost(response);
  return { admin: createStaffAdminClient(client), requests };
}

describe('the client of staff accounts (D-07)', () => {
  it('reads the accounts', async () => {
    const account = { id: 1, userName: 'admin', role: 'owner', isDisabled: false };
    const { admin: staff, requests } = admin(jsonResponse({ success: true, data: [account] }));
    expect(await staff.getAccounts()).toEqual([account]);
    expect(requests[0]?.url).toBe('/backend/staff/accounts');
  });

  it('creates an account', async () => {
    const { admin: staff, requests } = admin(ok());
    await staff.create({ userName: 'asha', password: 'long enough', role: 'editor' });
    expect(requests[0]).toMatchObject({ url: '/backend/staff/accounts', init: { method: 'POST' } });
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
      userName: 'asha',
      password: 'long enough',
      role: 'editor',
    });
  });

  it('changes an account and sends only the given fields', async () => {
    const { admin: staff, requests } = admin(ok());
    await staff.update(2, { isDisabled: true });
    expect(requests[0]).toMatchObject({
      url: '/backend/staff/accounts/2',
      init: { method: 'PATCH', body: '{"isDisabled":true}' },
    });
  });

  it("changes one's own password", async () => {
    const { admin: staff, requests } = admin(
      jsonResponse({ success: false, error: 'Wrong' }, { status: 422 }),
    );
    const change = { currentPassword: 'old', password: 'long enough' };
    expect(await rejectionOf(staff.changePassword(change))).toMatchObject({ status: 422, text: 'Wrong' });
    expect(requests[0]?.url).toBe('/backend/staff/password');
  });
});
