import { SkipLink } from '@elvora/design-system/SkipLink';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: SkipLink,
  tags: ['behaviour'],
  args: { target: 'skip-content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#one">One of many links</a>
      <main id={args.target} tabIndex={-1}>
        <button type="button">In the content</button>
      </main>
    </>
  ),
});

export const IsVisibleOnlyOnKeyboardFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(44);
    await expect(link).toHaveAttribute('href', '#skip-content');
  },
});
