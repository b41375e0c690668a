import { MiniCard } from '@elvora/design-system/MiniCard';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: MiniCard,
  tags: ['behaviour'],
  args: { name: 'Power Contactor', href: '#contactor', source: photos.contactor, alt: 'Contactor, front' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 314 }}>
        <Story />
      </div>
    ),
  ],
});

/** The alternative text (S-135) names the picture, the product name the link. */
export const IsOneLinkAndKeepsTheAlternativeText = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Power Contactor' });
    await expect(canvas.getByRole('img', { name: 'Contactor, front' })).toBeVisible();
    const { x, y } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(x + 40, y + 40)).toBe(link);
  },
});
