import { CardKeyboardNavigation } from '@elvora/design-system/CardKeyboardNavigation';
import preview from '#.storybook/preview';
import { cardKeyboardNavigationArgs } from './cardKeyboardNavigationArgs.tsx';

const meta = preview.meta({
  component: CardKeyboardNavigation,
  parameters: { design: ['admin-categories-desktop'] },
  args: cardKeyboardNavigationArgs,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { onUp: undefined } });
