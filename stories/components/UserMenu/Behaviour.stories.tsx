import { UserMenu } from '@elvora/design-system/UserMenu';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { groups } from './groups.ts';

const meta = preview.meta({
  component: UserMenu<string>,
  tags: ['behaviour'],
  args: { name: 'admin', groups, onAction: fn() },
});

export const OpensActsAndReturnsTheFocus = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account: admin' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Change password' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('signOut');
    await waitFor(() => expect(button).toHaveFocus());
  },
});
