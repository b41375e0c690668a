import { Chip } from '@elvora/design-system/Chip';
import { Inline } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Chip,
  parameters: { design: ['sheet-components'] },
  args: { children: 'IEC 62444' },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { tone: 'brand', variant: 'soft', hasDot: true },
});

export const Status = meta.story({
  render: () => (
    <Inline>
      <Chip hasDot tone="success">
        Active
      </Chip>
      <Chip hasDot>Inactive</Chip>
    </Inline>
  ),
});

export const LongText = meta.story({
  render: () => (
    <div style={{ maxWidth: 160 }}>
      <Chip tone="warning">Certificate of the metal works awaited, without date</Chip>
    </div>
  ),
});
