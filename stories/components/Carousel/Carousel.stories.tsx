import { Carousel } from '@elvora/design-system/Carousel';
import { Card, CardBody } from '@elvora/design-system/Card';
import { Heading } from '@elvora/design-system/Heading';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';
import { brokenPicture } from '../../_support/pictures.ts';
import { cardSlides } from './cardSlides.tsx';
import { slides } from './slides.ts';

const meta = preview.meta({
  component: Carousel,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'] },
  args: { items: slides, label: 'Product categories' },
});

export const Default = meta.story();

/** S-094: its props are its items and how long each is shown. */
export const Playground = meta.story({ tags: ['!test'], args: { autoplayInterval: 2000, headingLevel: 2 } });

/** Slides change manually, as under reduced motion. */
export const WithoutAutoplay = meta.story({ args: { autoplayInterval: 0 } });

/** One slide has no controls and no timer. */
export const OneSlide = meta.story({ args: { items: slides.slice(1, 2) } });

export const LongTexts = meta.story({
  args: {
    autoplayInterval: 0,
    items: slides.map((slide) => ({
      ...slide,
      title: 'Motor Protection Circuit Breakers and Thermal Overload Relays',
      text: 'Settings from 0.1 A to 100 A, with phase-loss sensitivity, auxiliary contacts, busbars and enclosures for each frame.',
    })),
  },
});

/** The drawing of the product family replaces a broken picture. */
export const BrokenPicture = meta.story({
  args: { autoplayInterval: 0, items: slides.map((slide) => ({ ...slide, image: brokenPicture })) },
});

/** Slides of any content; the title names each. */
export const OwnContent = meta.story({
  args: {
    autoplayInterval: 0,
    items: ['Measure', 'Choose', 'Order'].map((title) => ({
      title,
      content: (
        <Card component="Step">
          <CardBody>
            <Heading level={3} variant="displayLg">
              {title}
            </Heading>
            <Text tone="soft">Each step is a slide of its own.</Text>
          </CardBody>
        </Card>
      ),
    })),
    label: 'How to order',
  },
});

/** Several slides side by side, by the width of the carousel. */
export const PerView = meta.story({
  args: {
    autoplayInterval: 0,
    items: cardSlides(5),
    label: 'Categories',
    slidesPerView: { xs: 1.2, sm: 2, md: 3, lg: 4 },
  },
});
