import { NewsletterForm } from '@elvora/design-system/NewsletterForm';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';

const meta = preview.meta({
  component: NewsletterForm,
  parameters: { design: ['storefront-home-desktop'] },
  args: {
    title: 'New parts and revised tables by email',
    hint: 'About once a month. Every mail has an unsubscribe link.',
    successMessage: 'Thank you. If this address was new to us, it is on the list now.',
    onSubmit: () => undefined,
  },
  render: (args) => (
    <Surface surface="inverse">
      <NewsletterForm {...args} />
    </Surface>
  ),
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { status: 'sending' } });
