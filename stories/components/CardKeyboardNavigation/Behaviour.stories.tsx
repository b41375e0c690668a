import { CardKeyboardNavigation } from '@elvora/design-system/CardKeyboardNavigation';
import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { cardKeyboardNavigationArgs } from './cardKeyboardNavigationArgs.tsx';

const meta = preview.meta({
  component: CardKeyboardNavigation,
  tags: ['behaviour'],
  args: cardKeyboardNavigationArgs,
});

export const MovesBetweenCards = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Cable Glands' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Contactors' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Terminals' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: 'Cable Glands' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onUp).toHaveBeenCalledOnce();
  },
});

export const KeepsTheControlAcrossCards = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Edit Category: Cable Glands' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Edit Category: Contactors' })).toHaveFocus();
  },
});

export const OpensTheCardMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Cable Glands' }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await screen.findByRole('menuitem', { name: 'Move…' })).toBeVisible();
  },
});
