import { ContactDetails } from '@elvora/design-system/ContactDetails';
import preview from '#.storybook/preview';
import { contactDetailsArgs } from './contactDetailsArgs.tsx';

const meta = preview.meta({
  component: ContactDetails,
  parameters: { design: ['storefront-contact-desktop', 'storefront-contact-mobile'] },
  args: contactDetailsArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { items: contactDetailsArgs.items.slice(0, 2) },
});
