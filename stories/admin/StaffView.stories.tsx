import { StaffView, type StaffViewProps } from '@elvora/admin/views/staff/Staff';
import { staffAccounts } from '@elvora/catalogue/fixtures';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';

const onTask = fn();
const ready: StaffViewProps = { status: 'ready', accounts: staffAccounts, userName: 'admin', onTask };
const meta = preview.meta({
  component: StaffView,
  parameters: { design: ['admin-enquiries-desktop'] },
  tags: ['visual'],
});

export const Accounts = meta.story({ render: () => <StaffView {...ready} /> });

export const ReportsTheChosenTask = meta.story({
  tags: ['behaviour', '!visual'],
  render: () => <StaffView {...ready} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: meera' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Set a new password' }));
    await expect(onTask).toHaveBeenLastCalledWith({ kind: 'password', account: staffAccounts[1] });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: trainee' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Enable' }));
    await expect(onTask).toHaveBeenLastCalledWith({ kind: 'enable', account: staffAccounts[2] });
  },
});

/** Only owners manage accounts (D-07). */
export const Forbidden = meta.story({ render: () => <StaffView status="forbidden" /> });

export const Loading = meta.story({ render: () => <StaffView status="loading" /> });

export const Failed = meta.story({
  render: () => <StaffView message="The accounts could not be loaded." onRetry={fn()} status="failed" />,
});
