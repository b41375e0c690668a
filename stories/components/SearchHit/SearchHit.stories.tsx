import { type HitText, SearchHit } from '@elvora/design-system/SearchHit';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const plain = (text: string): HitText => [{ text, isMatch: false }];
const found = (before: string, text: string, after = ''): HitText =>
  [
    { text: before, isMatch: false },
    { text, isMatch: true },
    { text: after, isMatch: false },
  ].filter((part) => part.text !== '');

const meta = preview.meta({
  component: SearchHit,
  parameters: { design: ['storefront-search-desktop', 'storefront-search-mobile'] },
  args: {
    name: plain('EMC Brass Cable Gland'),
    href: '#product',
    categoryName: 'Brass Cable Glands',
    source: photos.brassGland,
    onAdd: () => undefined,
    rows: {
      headers: ['Ordering code', 'Entry thread', 'Clamping range mm', 'Spanner mm'],
      cells: [
        [found('EV-EG-', 'M20'), found('', 'M20', ' × 1.5'), plain('6–12'), plain('24')],
        [found('EV-EG-', 'M20', '-L'), found('', 'M20', ' × 1.5'), plain('6–12'), plain('24')],
      ],
    },
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { matchingRowCount: 12, categoryName: undefined },
});
