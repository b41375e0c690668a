import { MenuButton } from '@elvora/design-system/Menu';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { rowActions } from './rowActions.ts';

const meta = preview.meta({
  component: MenuButton<string>,
  tags: ['behaviour'],
  args: {
    label: 'Row 3',
    groups: rowActions,
    onAction: fn(),
  },
});

export const OpensByKeyboardAndReturnsTheFocus = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Row 3' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Insert row above' })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('remove');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const RunsNoActionOnEscapeOrADisabledItem = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Row 3' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move row up' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

/** The font lacks left and right arrows, so all four are icons. */
export const DrawsArrowKeysAsIcons = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Row 3' }));
    const keys = (await screen.findByRole('menuitem', { name: 'Move row down' })).querySelector('kbd');
    await expect(keys).toHaveTextContent(/^Alt\s*Shift$/);
    await expect(keys?.querySelectorAll('svg')).toHaveLength(1);
  },
});
