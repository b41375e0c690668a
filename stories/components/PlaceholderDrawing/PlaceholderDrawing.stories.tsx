import { PlaceholderDrawing } from '@elvora/design-system/PlaceholderDrawing';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: PlaceholderDrawing,
  parameters: { design: ['storefront-states-sheet'] },
  args: { name: 'contactor', label: 'Contactor' },
  decorators: [
    (Story) => (
      <div style={{ width: 240, height: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { name: 'gland' } });
