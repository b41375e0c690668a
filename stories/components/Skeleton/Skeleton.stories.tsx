import { Stack } from '@elvora/design-system/layout';
import { Skeleton } from '@elvora/design-system/Skeleton';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Skeleton,
  parameters: { design: ['sheet-components', 'storefront-states-sheet'] },
  args: { height: '96px' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { shape: 'line', width: '60%' } });

export const CardPicture = meta.story({ args: { height: undefined, ratio: '1/1' } });

/** The boxes have the size of the content. */
export const Lines = meta.story({
  render: () => (
    <Stack gap="1">
      <Skeleton height="96px" />
      <Skeleton shape="line" width="70%" />
      <Skeleton shape="line" width="40%" />
    </Stack>
  ),
});
