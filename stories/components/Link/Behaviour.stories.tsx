import { Link } from '@elvora/design-system/Link';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const press = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  component: Link,
  tags: ['behaviour'],
  args: { href: '#there', children: 'All best sellers', onPress: press },
  beforeEach: () => {
    press.mockClear();
  },
});

export const ActivatesByPointerAndEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'All best sellers' });
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(2);
    await expect(link).toHaveFocus();
  },
});

export const MarksTheCurrentPage = meta.story({
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
});
