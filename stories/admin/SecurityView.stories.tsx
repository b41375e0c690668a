import { SecurityView, type SecurityViewProps } from '@elvora/admin/views/security/Security';
import { fixtureNow, staffSecurity } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const onTask = fn();
const onEndSession = fn();
const ready: SecurityViewProps = {
  status: 'ready',
  security: staffSecurity,
  now: fixtureNow,
  busyId: null,
  onTask,
  onEndSession,
};
const meta = preview.meta({
  component: SecurityView,
  parameters: { design: ['admin-enquiries-desktop'] },
  tags: ['visual'],
});

export const Protected = meta.story({ render: () => <SecurityView {...ready} /> });

/** One session, no second factor. */
export const Plain = meta.story({
  render: () => (
    <SecurityView
      {...ready}
      security={{
        ...staffSecurity,
        hasSecondFactor: false,
        recoveryCodes: 0,
        sessions: staffSecurity.sessions.slice(0, 1),
      }}
    />
  ),
});

export const ReportsTasksAndSessions = meta.story({
  tags: ['behaviour', '!visual'],
  render: () => <SecurityView {...ready} />,
  play: async ({ canvas, userEvent }) => {
    for (const [name, task] of [
      ['Change password', 'password'],
      ['New recovery codes', 'renewCodes'],
      ['Turn off', 'turnOff'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(onTask).toHaveBeenLastCalledWith(task);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Chrome on Android' }));
    await expect(onEndSession).toHaveBeenLastCalledWith('b2');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(onEndSession).toHaveBeenLastCalledWith();
  },
});

/** `ADMIN_AUTH=off`. */
export const WithoutSignIn = meta.story({
  render: () => <SecurityView {...ready} security={{ ...staffSecurity, isSignInOn: false, sessions: [] }} />,
});

export const Loading = meta.story({ render: () => <SecurityView status="loading" /> });

export const Failed = meta.story({
  render: () => <SecurityView message="Your account could not be loaded." onRetry={fn()} status="failed" />,
});
