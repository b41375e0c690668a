import { ChatLink } from '@elvora/design-system/ChatLink';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ChatLink,
  tags: ['behaviour'],
  args: { href: 'https://chat.example/910000000000' },
});

/** S-019, S-020 */
export const AnnouncesThatItOpensANewTab = meta.story({
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Chat with us (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});
