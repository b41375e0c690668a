import { InboxList } from '@elvora/design-system/InboxList';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inboxListArgs } from './inboxListArgs.tsx';

const meta = preview.meta({
  component: InboxList,
  tags: ['behaviour'],
  args: inboxListArgs,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const MarksTheOpenAndTheUnreadItem = meta.story({
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: /Asha Rao.*New/ });
    await expect(open).toHaveAttribute('aria-current', 'true');
    await expect(open).toHaveAttribute('href', '#/enquiries/1');
    await expect(canvas.getByRole('link', { name: /procurement/ })).not.toHaveAttribute('aria-current');
  },
});
