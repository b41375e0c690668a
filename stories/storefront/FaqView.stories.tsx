import { FaqView } from '@elvora/storefront/views/faq/Faq';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FaqView,
  tags: ['visual'],
  parameters: { design: ['storefront-states-sheet'], layout: 'fullscreen' },
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Frequently asked questions' }],
    page: {
      title: 'Frequently asked questions',
      content: '<p>What buyers and dealers ask most.</p>',
      questions: [
        {
          id: 'how-to-buy',
          title: 'How can I buy your products?',
          answer: '<p>Through a regional dealer. See the <a href="#distributor">Distributor</a> page.</p>',
        },
        {
          id: 'prices',
          title: 'Why are there no prices on the site?',
          answer: '<p>They depend on quantity.</p>',
        },
      ],
    },
  },
});

export const Questions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How can I buy your products?'));
    await expect(canvas.getByRole('link', { name: 'Distributor' })).toBeVisible();
  },
});
