import { ChatLink } from '@elvora/design-system/ChatLink';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ChatLink,
  parameters: { design: ['storefront-home-mobile'] },
  args: { href: 'https://chat.example/910000000000' },
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { label: 'Ask an engineer (opens in a new tab)' },
});
