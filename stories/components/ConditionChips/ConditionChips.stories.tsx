import { ConditionChips } from '@elvora/design-system/ConditionChips';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ConditionChips,
  parameters: { design: ['storefront-search-understood-desktop', 'storefront-search-relaxed-desktop'] },
  args: {
    chips: [
      { name: 'In', value: 'Cable Glands', href: '#1' },
      { name: 'Material', value: 'brass', href: '#2' },
      { name: 'Clamping range', value: 'fits 9–12 mm', href: '#3' },
      { name: '', value: 'IP68', href: '#4' },
    ],
    clearHref: '#all',
    isUnderstood: true,
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { isUnderstood: false } });

/** The last condition has no match, so the search left it out. */
export const NotUsed = meta.story({
  args: {
    chips: [
      { name: 'Material', value: 'brass', href: '#1' },
      { name: 'Protection', value: 'IP69', href: '#2', isUsed: false },
    ],
  },
});
