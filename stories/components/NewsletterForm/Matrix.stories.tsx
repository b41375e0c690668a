import { NewsletterForm } from '@elvora/design-system/NewsletterForm';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';

const args = {
  title: 'New parts and revised tables by email',
  hint: 'About once a month. Every mail has an unsubscribe link.',
  successMessage: 'Thank you. If this address was new to us, it is on the list now.',
  onSubmit: () => undefined,
} as const;

const meta = preview.meta({ component: NewsletterForm, tags: ['visual'], args });

export const States = meta.story({
  render: () => (
    <Surface surface="inverse">
      <div style={{ display: 'grid', gap: 32, maxWidth: 320 }}>
        <NewsletterForm {...args} />
        <NewsletterForm {...args} error="This is not an email address" title="With a wrong address" />
        <NewsletterForm {...args} status="sending" title="On its way" />
        <NewsletterForm {...args} status="sent" title="Sent" />
      </div>
    </Surface>
  ),
});
