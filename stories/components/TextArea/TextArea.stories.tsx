import { TextArea } from '@elvora/design-system/TextArea';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: TextArea,
  parameters: { design: ['sheet-components'] },
  args: { label: 'Message', name: 'message' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { rows: 8, hint: 'Say which product it is about.' },
});

/** The length is a recommendation: longer text is accepted. */
export const WithCount = meta.story({
  args: {
    label: 'About Your Company',
    isRequired: true,
    defaultValue: 'Stockist of switchgear and cables for panel',
    hint: 'At least 50 characters help us to answer well',
    count: { min: 50 },
  },
});
