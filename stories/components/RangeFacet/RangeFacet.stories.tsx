import { RangeFacet } from '@elvora/design-system/RangeFacet';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { cableRange } from './cableRange.ts';

const meta = preview.meta({
  component: RangeFacet,
  parameters: { design: ['storefront-finder-category-desktop', 'storefront-finder-sheet-mobile'] },
  args: {
    ...cableRange,
    units: [
      { name: 'mm', href: '?', isCurrent: true },
      { name: 'in', href: '?unit=in' },
    ],
    onCommit: fn(),
    hint: 'A size counts when its range holds your cable.',
  },
  decorators: [
    (Story) => (
      <form style={{ maxWidth: 256 }}>
        <Story />
      </form>
    ),
  ],
});

/** Untouched: the fields show the limits. */
export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { low: 9, high: 12 } });

/** Few values need no scale: the fields are enough. */
export const WithoutHistogram = meta.story({ args: { bars: [], units: [], hint: undefined } });
