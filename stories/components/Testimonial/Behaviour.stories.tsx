import { Testimonial } from '@elvora/design-system/Testimonial';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { testimonials } from '../../_support/testimonials.ts';

const [, second] = testimonials;
if (!second) throw new Error('There is a second testimonial.');

const meta = preview.meta({ component: Testimonial, tags: ['behaviour'], args: second });

/** S-107: the rating is text; the stars are decoration. */
export const AttributesTheQuote = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('The lugs match');
    await expect(canvas.getByText('Suresh Nair').tagName).toBe('CITE');
    await expect(canvas.getByText('4 out of 5')).toBeInTheDocument();
    await expect(canvas.getByText('SN')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const ClampsRatingsToOneToFive = meta.story({
  render: (args) => (
    <>
      <Testimonial {...args} rating={0} />
      <Testimonial {...args} rating={9} />
      <Testimonial {...args} rating={Number.NaN} />
    </>
  ),
  play: async ({ canvas }) => {
    const ratings = canvas.getAllByText(/out of 5/).map(({ textContent }) => textContent);
    await expect(ratings).toEqual(['1 out of 5', '5 out of 5']);
  },
});

/** A 10 KB text scrolls in its own box. */
export const ScrollsALongText = meta.story({
  args: { text: 'A word that counts. '.repeat(500) },
  play: async ({ canvas, userEvent }) => {
    const quote = canvas.getByRole('blockquote');
    await expect(quote.scrollHeight).toBeGreaterThan(quote.clientHeight);
    await userEvent.tab();
    await expect(quote).toHaveFocus();
  },
});
