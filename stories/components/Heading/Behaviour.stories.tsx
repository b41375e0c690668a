import { Heading } from '@elvora/design-system/Heading';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Heading,
  tags: ['behaviour'],
  args: { level: 1 as const, children: 'Cable Glands' },
});

export const CanBeFocusedByScriptOnly = meta.story({
  args: { isFocusable: true },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Cable Glands' });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});
