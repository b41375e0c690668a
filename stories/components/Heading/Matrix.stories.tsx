import { Heading, headingLevels, headingVariants } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Heading,
  tags: ['visual'],
  args: { level: 2 as const, children: '' },
});

export const Levels = meta.story({
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}: Control & Switchgear
        </Heading>
      ))}
    </Stack>
  ),
});

export const Variants = meta.story({
  render: () => (
    <Stack>
      {headingVariants.map((look) => (
        <Heading key={look} level={2} variant={look}>
          {look}: In the trade since 1987
        </Heading>
      ))}
    </Stack>
  ),
});
