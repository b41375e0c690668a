import { Inline } from '@elvora/design-system/layout';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Spinner,
  parameters: { design: ['sheet-components'] },
  args: { label: 'Loading...' },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { size: 32 } });

/** Beside a text the spinner needs no accessible name. */
export const BesideText = meta.story({
  render: () => (
    <Inline>
      <Spinner />
      <Text isInline variant="bodySm" tone="muted">
        Loading categories...
      </Text>
    </Inline>
  ),
});
