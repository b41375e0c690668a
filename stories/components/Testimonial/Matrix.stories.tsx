import { Grid } from '@elvora/design-system/layout';
import { Testimonial } from '@elvora/design-system/Testimonial';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';
import { testimonials } from '../../_support/testimonials.ts';

const [first] = testimonials;
if (!first) throw new Error('There is a first testimonial.');

const meta = preview.meta({ component: Testimonial, tags: ['visual'], args: first });

export const Cards = meta.story({
  render: () => (
    <Grid columns={{ xs: 1, sm: 2, md: 3 }} gap="3">
      {testimonials.map((item) => (
        <Testimonial {...item} key={item.name} />
      ))}
      <Testimonial {...first} avatar={photos.enclosure} rating={1} />
      <Testimonial
        {...first}
        name="Maximiliane-Charlotte von Hohenfriedberg-Schillingsfürst"
        project={first.text}
      />
    </Grid>
  ),
});

export const Large = meta.story({ args: { variant: 'large' } });

export const ForcedColours = Cards.extend({ globals: { colours: 'forced' } });
