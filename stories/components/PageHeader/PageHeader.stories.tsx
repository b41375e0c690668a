import { longName } from '@elvora/catalogue/fixtures';
import { Button } from '@elvora/design-system/Button';
import { IconAdjustmentsHorizontal } from '@elvora/design-system/Icon';
import { PageHeader } from '@elvora/design-system/PageHeader';
import preview from '#.storybook/preview';
import { breadcrumbsOfDepth } from '../../_support/breadcrumbs.ts';

const meta = preview.meta({
  component: PageHeader,
  parameters: {
    design: ['storefront-media-downloads-desktop', 'storefront-about-mobile'],
    layout: 'fullscreen',
  },
  args: {
    title: 'Cable Glands',
    breadcrumbs: [
      { label: 'Home', href: '#' },
      { label: 'Products', href: '#' },
      { label: 'Cable Accessories', href: '#' },
      { label: 'Cable Glands' },
    ],
    lead: 'Chosen by the outer diameter of the cable, not by the thread.',
  },
});

export const Default = meta.story();

const filter = (
  <Button icon={IconAdjustmentsHorizontal} tone="secondary">
    Filter by specification
  </Button>
);

export const Playground = meta.story({ tags: ['!test'], args: { action: filter } });

/** One secondary action, below the text on phones. */
export const WithAction = meta.story({ args: { action: filter } });

export const TitleAlone = meta.story({ args: { breadcrumbs: [], lead: undefined, title: 'CART' } });

export const LongTitle = meta.story({
  args: { title: longName, lead: longName, breadcrumbs: breadcrumbsOfDepth(8), action: filter },
});
