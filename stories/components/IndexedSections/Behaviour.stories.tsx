import { IndexedSections } from '@elvora/design-system/IndexedSections';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { indexedSectionsArgs } from './indexedSectionsArgs.tsx';

const meta = preview.meta({ component: IndexedSections, tags: ['behaviour'], args: indexedSectionsArgs });

export const MarksTheSectionBeingRead = meta.story({
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('link', { name: /4 products/ });
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'true'));
    canvasElement.querySelector('#type-2')?.scrollIntoView();
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await expect(first).not.toHaveAttribute('aria-current');
  },
});
