import { ButtonLink } from '@elvora/design-system/Button';
import { FormReceipt } from '@elvora/design-system/FormReceipt';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FormReceipt,
  parameters: { design: ['storefront-contact-desktop'] },
  args: {
    title: 'Your message has been sent',
    text: 'Thank you. Your message has reached us and we answer within two working days.',
    reference: { label: 'Your reference is', value: 'C-7K3M-2X' },
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: {
    action: (
      <ButtonLink href="#" tone="secondary">
        Write another
      </ButtonLink>
    ),
  },
});
