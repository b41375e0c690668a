import { Carousel } from '@elvora/design-system/Carousel';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { cardSlides } from './cardSlides.tsx';
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

/** By the width of the carousel; five cards, of which all, some or one fit; a part of the next; pictures with titles. */
export const PerView = meta.story({
  render: (args) => (
    <Stack gap="3">
      <Carousel {...args} items={cardSlides(5)} slidesPerView={{ xs: 1, sm: 2, md: 3, lg: 4 }} />
      <Carousel
        {...args}
        items={cardSlides(3)}
        label="All fit on wide pages"
        slidesPerView={{ xs: 1, md: 3 }}
      />
      <Carousel
        {...args}
        items={cardSlides(5)}
        label="Part of the next"
        slidesPerView={{ xs: 1.2, md: 3.5 }}
      />
      <Carousel {...args} label="Pictures" slidesPerView={{ xs: 1, md: 2 }} />
    </Stack>
  ),
});

export const PerViewRightToLeft = meta.story({
  args: { items: cardSlides(5), slidesPerView: { xs: 1, sm: 2, md: 3 }, index: 3 },
  globals: { direction: 'rtl' },
});
