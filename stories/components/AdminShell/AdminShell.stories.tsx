import { AdminShell } from '@elvora/design-system/AdminShell';
import { TextField } from '@elvora/design-system/TextField';
import { IconSearch } from '@elvora/design-system/Icon';
import preview from '#.storybook/preview';
import { shellArgs } from './shellArgs.tsx';

const meta = preview.meta({
  component: AdminShell,
  args: shellArgs,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({});

export const Playground = meta.story({ args: { currentPath: '#/admin/enquiries/12' } });

/** The line under the bar runs while the page's data is on its way. */
export const Loading = meta.story({ args: { isLoading: true, currentPath: '#/admin' } });

export const WithSearch = meta.story({
  args: {
    search: (
      <TextField
        icon={IconSearch}
        isLabelHidden
        label="Find"
        placeholder="Find a product, code or category"
        type="search"
      />
    ),
  },
});

export const LongBrand = meta.story({
  args: { brand: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk Admin' },
});
