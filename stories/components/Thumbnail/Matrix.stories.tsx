import { Inline, Stack } from '@elvora/design-system/layout';
import { Thumbnail, thumbnailSizes } from '@elvora/design-system/Thumbnail';

import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: Thumbnail,
  tags: ['visual'],
  args: { source: photos.contactor },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {[true, false].map((hasBorder) => (
        <Inline key={String(hasBorder)}>
          {thumbnailSizes.map((size) => (
            <Thumbnail {...args} hasBorder={hasBorder} key={size} size={size} />
          ))}
          <Thumbnail hasBorder={hasBorder} size={56} source={null} />
        </Inline>
      ))}
    </Stack>
  ),
});
