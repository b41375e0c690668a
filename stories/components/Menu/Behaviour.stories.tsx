import { MenuButton } from '@elvora/design-system/Menu';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChoosingMenu } from './ChoosingMenu.tsx';
import { moreActions } from './moreActions.ts';
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

/** APG menu button: the button has `aria-haspopup`, and the arrow keys open the menu at either end. */
export const OpensAtEitherEndByTheArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Row 3' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    button.focus();
    for (const [key, item] of [
      ['{ArrowDown}', 'Insert row above'],
      ['{ArrowUp}', 'Remove row'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: item })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
});

export const FindsItemsByTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Row 3' }));
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Insert row above' })).toHaveFocus());
    await userEvent.keyboard('dup');
    await expect(screen.getByRole('menuitem', { name: 'Duplicate row' })).toHaveFocus();
  },
});

export const OpensASubmenuAndRunsItsAction = meta.story({
  args: { groups: moreActions },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Row 3' });
    const item = (name: string) => screen.findByRole('menuitem', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Edit')).toHaveFocus());
    await step('opens with Right, closes with Left and returns to its item', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await waitFor(async () => expect(await item('Category')).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(async () => expect(await item('Move to')).toHaveFocus());
      await expect(screen.queryByRole('menuitem', { name: 'Category' })).toBeNull();
      await expect(args.onAction).not.toHaveBeenCalled();
    });
    await step('an action in it closes all and returns the focus to the button', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(async () => expect(await item('Category')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledOnce();
      await expect(args.onAction).toHaveBeenCalledWith('category');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const FollowsLinks = meta.story({
  args: { groups: moreActions },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Row 3' }));
    const link = await screen.findByRole('menuitem', { name: 'Public page' });
    await expect(link).toHaveAttribute('href', '#public');
    await expect(link).toHaveAccessibleDescription('As visitors see it');
    await userEvent.click(link);
    await waitFor(() => expect(window.location.hash).toBe('#public'));
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** One choice closes the menu, several leave it open. */
export const ChoosesInNamedSections = meta.story({
  render: ({ onAction }) => <ChoosingMenu onAction={onAction} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await step('multiple choice shows check marks and keeps the menu open', async () => {
      await open();
      const columns = await screen.findByRole('group', { name: 'Columns' });
      await expect(columns).toBeVisible();
      const brand = screen.getByRole('menuitemcheckbox', { name: 'Brand' });
      await expect(brand).toHaveAttribute('aria-checked', 'false');
      await userEvent.click(brand);
      await expect(brand).toHaveAttribute('aria-checked', 'true');
      await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Name' }));
      await expect(screen.getByRole('menuitemcheckbox', { name: 'Name' })).toHaveAttribute(
        'aria-checked',
        'false',
      );
    });
    await step('single choice moves the check mark and closes the menu', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Newest' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await open();
      await expect(await screen.findByRole('menuitemradio', { name: 'Newest' })).toHaveAttribute(
        'aria-checked',
        'true',
      );
      await expect(screen.getByRole('menuitemradio', { name: 'Name' })).toHaveAttribute(
        'aria-checked',
        'false',
      );
    });
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});
