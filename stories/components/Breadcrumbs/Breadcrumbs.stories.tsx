import { longName } from '@elvora/catalogue/fixtures';
import { Breadcrumbs } from '@elvora/design-system/Breadcrumbs';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { breadcrumbsOfDepth } from '../../_support/breadcrumbs.ts';

const meta = preview.meta({
  component: Breadcrumbs,
  parameters: { design: ['sheet-components', 'storefront-product-desktop', 'admin-categories-desktop'] },
  args: { items: breadcrumbsOfDepth(4) },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { label: 'You are here' } });

/** All levels are shown; they wrap. */
export const EightLevels = meta.story({
  args: { items: breadcrumbsOfDepth(8) },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
});

/** Long labels are truncated with the full text as their title; the last one wraps. */
export const LongLabels = meta.story({
  args: { items: [{ label: 'Home', href: '#' }, { label: longName, href: '#' }, { label: longName }] },
});

export const Single = meta.story({ args: { items: [{ label: 'Home' }] } });

/** In the admin, selecting a level goes back to it. */
export const AsButtons = meta.story({
  render: () => (
    <Breadcrumbs
      items={[{ label: 'Root' }, { label: 'Cable Accessories' }, { label: 'Cable Glands' }]}
      onSelect={fn()}
    />
  ),
});
