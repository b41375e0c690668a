import { AdminShell } from '@elvora/design-system/AdminShell';
import { SearchField } from '@elvora/design-system/SearchField';
import preview from '#.storybook/preview';
import { shellArgs } from './shellArgs.tsx';

const meta = preview.meta({
  component: AdminShell,
  args: shellArgs,
  parameters: {
    design: ['admin-dashboard-desktop', 'admin-drawer-mobile'],
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { currentPath: '#/admin/enquiries/12' } });

/** The progress line under the bar is shown while the page's data loads. */
export const Loading = meta.story({ args: { isLoading: true, currentPath: '#/admin' } });

export const WithSearch = meta.story({
  args: {
    search: (
      <SearchField
        action="#search"
        labels={{ search: 'Find', searchPlaceholder: 'Find a product, code or category' }}
        size="sm"
        suggestions={[]}
      />
    ),
  },
});

export const LongBrand = meta.story({
  args: { brand: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk Admin' },
});
