import { IconCategory2, IconFlame, IconPackage, IconTrendingUp } from '@elvora/design-system/Icon';
import { StatCard, StatCards } from '@elvora/design-system/StatCard';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: StatCard,
  parameters: { design: ['admin-dashboard-desktop', 'admin-dashboard-mobile'] },
  args: { label: 'Total Products', value: 108, icon: IconPackage, href: '#/admin/products' },
  render: (args) => (
    <StatCards>
      <StatCard {...args} />
    </StatCards>
  ),
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { value: 1_000_000 } });

/** The four of the dashboard (S-267). */
export const Dashboard = meta.story({
  render: () => (
    <StatCards>
      <StatCard href="#/admin/products" icon={IconPackage} label="Total Products" value={108} />
      <StatCard href="#/admin/categories" icon={IconCategory2} label="Total Categories" value={35} />
      <StatCard href="#/admin/products?bestseller" icon={IconFlame} label="Bestsellers" value={14} />
      <StatCard href="#/admin/products?trending" icon={IconTrendingUp} label="Trending Products" value={11} />
    </StatCards>
  ),
});

export const Loading = meta.story({ args: { value: undefined, state: 'loading' } });

/** A number that failed to load is a dash, not zero. */
export const Failed = meta.story({ args: { value: undefined, state: 'failed' } });
