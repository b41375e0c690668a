import { ShareActions } from '@elvora/design-system/ShareActions';
import preview from '#.storybook/preview';
import { shareActionsArgs } from './shareActionsArgs.tsx';

const meta = preview.meta({
  component: ShareActions,
  parameters: { design: ['storefront-product-desktop'] },
  args: shareActionsArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { labels: { share: 'Share this article', print: 'Print it' } },
});
