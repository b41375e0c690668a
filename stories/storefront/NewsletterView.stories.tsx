import { NewsletterView } from '@elvora/storefront/views/newsletter/Newsletter';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: NewsletterView,
  tags: ['visual'],
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Newsletter' }],
    send: async () => ({ reference: '' }),
    submitted: { values: {}, problems: [], receipt: null },
  },
  parameters: { design: ['storefront-contact-desktop', 'storefront-contact-mobile'], layout: 'fullscreen' },
});

export const Form = meta.story();

export const WithErrors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  },
});
