import { SearchField, type SearchSuggestion } from '@elvora/design-system/SearchField';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const suggestions: readonly SearchSuggestion[] = [
  { label: 'Power Contactor 9–38 A', href: '#contactor', detail: 'Power Contactors' },
  { label: 'Capacitor Duty Contactor', href: '#capacitor' },
];

const meta = preview.meta({
  component: SearchField,
  parameters: { design: ['storefront-header-open-desktop', 'storefront-search-mobile'] },
  args: { action: '#search', suggestions, onQueryChange: fn() },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { query: 'M20' } });

/** For a top bar: lower, and opens on focus. */
export const Compact = meta.story({
  args: {
    size: 'sm',
    suggestsOnFocus: true,
    shortcuts: ['/', 'Control+K'],
    onSearch: fn(),
    labels: { search: 'Find', searchPlaceholder: 'Find a product, code or category' },
  },
});

export const Loading = meta.story({ args: { isLoading: true, query: 'M20' } });
