import { Stack } from '@elvora/design-system/layout';
import { TestimonialCarousel } from '@elvora/design-system/TestimonialCarousel';
import preview from '#.storybook/preview';
import { testimonials } from '../../_support/testimonials.ts';

const meta = preview.meta({
  component: TestimonialCarousel,
  tags: ['visual'],
  args: {
    items: testimonials,
    title: 'What our customers say',
    text: 'Dealers, panel builders and maintenance teams.',
    autoplayInterval: 0,
  },
});

export const Numbers = meta.story({
  render: (args) => (
    <Stack gap="8">
      <TestimonialCarousel {...args} />
      <TestimonialCarousel {...args} items={testimonials.slice(1, 2)} title="What one of them says" />
    </Stack>
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const ForcedColours = meta.story({ globals: { colours: 'forced' } });
