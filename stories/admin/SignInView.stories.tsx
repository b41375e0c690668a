import { SignInView } from '@elvora/admin/views/signIn/SignIn';
import { fixtureNow } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: SignInView,
  tags: ['visual'],
  parameters: { design: ['admin-sign-in-desktop', 'admin-sign-in-mobile'], layout: 'fullscreen' },
  args: { error: null, isBusy: false, now: fixtureNow, onSubmit: fn() },
});

export const Default = meta.story();

export const Busy = meta.story({ args: { isBusy: true } });

export const WrongCredentials = meta.story({ args: { error: 'User name or password is wrong.' } });

/** The password is correct, and the account has a second factor. */
export const AsksForTheCode = meta.story({
  args: { isCodeNeeded: true },
});

export const SubmitsTheCode = meta.story({
  tags: ['behaviour', '!visual'],
  args: { isCodeNeeded: true },
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByLabelText(/Code from your authenticator app/);
    await userEvent.type(canvas.getByLabelText(/User name/), 'admin');
    await userEvent.type(code, '123 456{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      userName: 'admin',
      password: '',
      isPersistent: false,
      code: '123 456',
    });
  },
});

export const WrongCode = meta.story({
  args: { isCodeNeeded: true, error: 'This code is wrong, or was used before.' },
});

export const SubmitsTheCredentials = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/User name/), 'admin');
    await userEvent.type(canvas.getByLabelText(/Password/, { selector: 'input' }), 'correct horse{Enter}');
    const credentials = { userName: 'admin', password: 'correct horse' };
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...credentials, isPersistent: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stay signed in on this computer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...credentials, isPersistent: true });
  },
});

export const IgnoresSubmissionWhileBusy = meta.story({
  tags: ['behaviour', '!visual'],
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/User name/), 'admin{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
