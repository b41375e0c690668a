import { Testimonial } from '@elvora/design-system/Testimonial';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';
import { testimonials } from '../../_support/testimonials.ts';

const [first] = testimonials;
if (!first) throw new Error('There is a first testimonial.');

const meta = preview.meta({
  component: Testimonial,
  parameters: { design: ['storefront-home-desktop'] },
  args: first,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { variant: 'large', rating: 3 } });

export const Large = meta.story({ args: { variant: 'large' } });

/** With a picture instead of initials. */
export const WithAvatar = meta.story({ args: { avatar: photos.enclosure } });
