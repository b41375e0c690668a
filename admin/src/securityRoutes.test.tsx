import { createStaffAdminClient } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { totpCode, totpStep } from '../../server/src/staff/totp.ts';
import { eventually, renderRoute } from '../test/renderInDocument.tsx';
import { type ServerApp, startSignedInServer } from '../test/serverApp.ts';
import { client } from './data/apiClient.ts';
import { DashboardRoute } from './dashboard/DashboardRoute.tsx';
import { SecurityRoute } from './security/SecurityRoute.tsx';
import { SignInRoute } from './signIn/SignInRoute.tsx';
import { StaffRoute } from './staff/StaffRoute.tsx';

vi.mock('@elvora/design-system/Toaster', () => ({ showToast: vi.fn() }));

/** The document's forms, for Node's `FormData`, which does not accept any. */
class FieldsOfForm extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || field.name === '') continue;
      if (field.checked || !['checkbox', 'radio'].includes(field.type)) this.append(field.name, field.value);
    }
  }
}

let server: ServerApp;

beforeEach(async () => {
  server = await startSignedInServer();
  vi.stubGlobal('FormData', FieldsOfForm);
});

const admin = createStaffAdminClient(client);
const currentPassword = 'a password for tests';
const pageText = () => document.body.textContent;

function press(name: string, within: ParentNode = document) {
  const buttons = [...within.querySelectorAll<HTMLElement>('button')];
  const button = buttons.find((candidate) => candidate.textContent.startsWith(name));
  if (!button) throw new Error(`There is no button "${name}".`);
  button.click();
}

/** Types into a field as a user does. */
function fill(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`There is no ${selector}.`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function turnOnSecondFactor() {
  const { secret } = await admin.beginTotp({ currentPassword });
  const code = totpCode(secret, totpStep(Date.now()));
  return admin.confirmTotp({ currentPassword, code });
}

describe('the account security page', () => {
  it('sets up two-step sign-in: password, first code, recovery codes', async () => {
    renderRoute({ path: '/security', element: <SecurityRoute /> }, '/security');
    await eventually(() => press('Set up'));
    await eventually(() => fill('input[autocomplete=current-password]', 'a guess'));
    press('Continue');
    await eventually(() => expect(pageText()).toContain('This is not your password.'));
    fill('input[autocomplete=current-password]', currentPassword);
    press('Continue');
    const secret = await eventually(() => {
      expect(document.querySelector('[data-component=QrCode]')).not.toBeNull();
      return document.querySelector('dd')?.textContent.replaceAll(' ', '') ?? '';
    });
    press('Turn on');
    await eventually(() => expect(pageText()).toContain('Enter the six digits that the app shows'));
    fill('input[autocomplete=one-time-code]', totpCode(secret, totpStep(Date.now())));
    press('Turn on');
    await eventually(() => expect(document.querySelectorAll('[role=dialog] li')).toHaveLength(10));
    press('I have saved them');
    await eventually(() => expect(pageText()).toContain('10 recovery codes are left.'));
  });

  it('turns it off with the password', async () => {
    await turnOnSecondFactor();
    renderRoute({ path: '/security', element: <SecurityRoute /> }, '/security');
    await eventually(() => press('Turn off'));
    await eventually(() => fill('input[autocomplete=current-password]', currentPassword));
    press('Turn off', document.querySelector('[role=dialog]') ?? document);
    await eventually(() => expect(pageText()).toContain('Set up'));
  });

  it('ends sessions elsewhere', async () => {
    await server.signIn();
    renderRoute({ path: '/security', element: <SecurityRoute /> }, '/security');
    await eventually(() => press('Sign out everywhere else'));
    await eventually(() => expect(document.querySelectorAll('li')).toHaveLength(1));
    expect(pageText()).toContain('This session');
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code, and accepts a recovery code', async () => {
    const [code = ''] = await turnOnSecondFactor();
    server.signOut();
    const router = renderRoute({ path: '/sign-in', element: <SignInRoute /> }, '/sign-in');
    await eventually(() => fill('input[name=userName]', 'admin'));
    fill('input[name=password]', currentPassword);
    press('Sign in');
    await eventually(() => fill('input[name=code]', '000000'));
    expect(document.activeElement?.getAttribute('name')).toBe('code');
    expect(pageText()).not.toContain('wrong');
    press('Sign in');
    await eventually(() => expect(pageText()).toContain('This code is wrong, or was used before.'));
    fill('input[name=code]', code);
    press('Sign in');
    await eventually(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});

describe('accounts of owners', () => {
  it("are changed with the owner's own password", async () => {
    renderRoute({ path: '/staff', element: <StaffRoute /> }, '/staff');
    await eventually(() => press('Add account'));
    await eventually(() => fill('[role=dialog] input[autocomplete=off]', 'Asha'));
    fill('input[autocomplete=new-password]', 'three quiet relays click');
    document.querySelector<HTMLInputElement>('input[value=owner]')?.click();
    await eventually(() => expect(pageText()).toContain('Your own password'));
    press('Create account');
    await eventually(() => expect(pageText()).toContain('Password is required'));
    fill('input[autocomplete=current-password]', currentPassword);
    press('Create account');
    await eventually(async () => {
      const accounts = await client.get(resources.staffAccounts());
      expect(accounts.map(({ userName, role }) => [userName, role])).toContainEqual(['Asha', 'owner']);
    });
  });
});

describe('a clock with a warning', () => {
  const issue = { problem: 'clock-wrong', kind: 'server', id: 1, name: 'It shows 1 March 2029.', detail: '' };

  it("is confirmed with the owner's own password", async () => {
    server.respond('/quality', { success: true, data: [issue] });
    renderRoute({ path: '/dashboard', element: <DashboardRoute /> }, '/dashboard');
    await eventually(() => press('The clock is right'));
    await eventually(() =>
      expect(document.querySelector('[role=dialog]')?.textContent).toContain(issue.name),
    );
    press('Confirm');
    await eventually(() => expect(pageText()).toContain('Password is required'));
    fill('input[autocomplete=current-password]', 'a guess');
    press('Confirm');
    await eventually(() => expect(pageText()).toContain('This is not your password.'));
    server.restore();
    fill('input[autocomplete=current-password]', currentPassword);
    press('Confirm');
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await eventually(() => expect(pageText()).not.toContain('The server’s clock looks wrong'));
  });
});
