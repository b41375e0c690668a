import { ListToolbar } from '@elvora/design-system/ListToolbar';
import preview from '#.storybook/preview';
import { listToolbarArgs } from './listToolbarArgs.tsx';

const meta = preview.meta({
  component: ListToolbar,
  parameters: { design: ['admin-products-desktop', 'admin-products-mobile'] },
  args: listToolbarArgs,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { sort: undefined } });

/** Without filters, search and view switch are at both ends. */
export const SearchAndView = meta.story({ args: { select: undefined, filters: undefined, sort: undefined } });
