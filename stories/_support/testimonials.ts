import type { TestimonialItem } from '@elvora/design-system/Testimonial';

/** Three customer testimonials. */
export const testimonials: readonly TestimonialItem[] = [
  {
    text: 'The tables answer most of our questions before we have to ask them. We pick glands by measured cable diameter now, and wrong orders have become rare.',
    name: 'Arindam Sen',
    position: 'Purchase Manager, panel builder in Howrah',
    rating: 5,
    project: 'Pump control panels',
  },
  {
    text: 'The lugs match the numbered dies we already own.',
    name: 'Suresh Nair',
    position: 'Site Supervisor, electrical contractor in Kochi',
    rating: 4,
    project: 'Hospital distribution boards',
  },
  {
    text: 'Codes can be read by family and size, so our counter staff learnt them in a week. Delivery of the rarer sizes could be faster.',
    name: 'Farida Khan',
    position: 'Partner, electrical wholesaler in Bhopal',
    rating: 4,
  },
];
