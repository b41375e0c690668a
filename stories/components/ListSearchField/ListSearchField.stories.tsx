import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ListSearchField,
  parameters: { design: ['admin-products-desktop'] },
  args: { label: 'Name, keyword or ordering code', query: '', onQueryChange: fn() },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { query: 'M20', debounceMs: 500 } });

export const WithQuery = meta.story({ args: { query: 'relay' } });
