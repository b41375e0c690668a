import { MediaSection, mediaSectionPositions } from '@elvora/design-system/MediaSection';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { mediaSectionArgs } from './mediaSectionArgs.tsx';

const meta = preview.meta({ component: MediaSection, tags: ['visual'], args: mediaSectionArgs });

export const Positions = meta.story({
  render: (args) => (
    <Stack gap="8">
      {mediaSectionPositions.map((mediaPosition) => (
        <MediaSection
          {...args}
          heading={`About Us, ${mediaPosition}`}
          id={mediaPosition}
          key={mediaPosition}
          mediaPosition={mediaPosition}
        />
      ))}
      <MediaSection
        {...args}
        heading="We Are The Best Electrical Company"
        headline={undefined}
        id="heading"
        mediaPosition="end"
      />
    </Stack>
  ),
});

export const RightToLeft = Positions.extend({ globals: { direction: 'rtl' } });
