import { Carousel } from '@elvora/design-system/Carousel';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { slides } from './slides.ts';

const meta = preview.meta({
  component: Carousel,
  tags: ['visual'],
  args: { items: slides, label: 'Product categories', autoplayInterval: 0 },
});

export const Slides = meta.story({
  render: (args) => (
    <Stack gap="3">
      <Carousel {...args} />
      <Carousel {...args} items={slides.slice(1)} label="Two categories" />
      <Carousel {...args} items={slides.slice(2)} label="One category" />
    </Stack>
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const OwnContent = meta.story({
  args: {
    items: ['Measure', 'Choose'].map((title) => ({
      title,
      content: (
        <Heading level={3} variant="displayLg">
          {title}
        </Heading>
      ),
    })),
    label: 'How to order',
  },
});
