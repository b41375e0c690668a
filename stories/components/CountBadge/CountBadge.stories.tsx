import { CountBadge } from '@elvora/design-system/CountBadge';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: CountBadge,
  parameters: { design: ['sheet-components', 'storefront-header-open-desktop'] },
  args: { count: 3, label: 'items in the quote list' },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { count: 12 } });

export const Many = meta.story({ args: { count: 1200 } });
