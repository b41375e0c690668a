import { Stack } from '@elvora/design-system/layout';
import { Pagination } from '@elvora/design-system/Pagination';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Pagination,
  tags: ['visual'],
  args: { page: 1, pageCount: 1, getHref: () => '#' },
});

const places = [
  [1, 2],
  [1, 9],
  [2, 9],
  [5, 9],
  [9, 9],
  [450, 999],
] as const;

export const Positions = meta.story({
  render: () => (
    <Stack>
      {places.map(([page, pageCount]) => (
        <Pagination
          getHref={(to) => `#${to}`}
          key={`${page}/${pageCount}`}
          labels={{ navigation: `Page ${page} of ${pageCount}` }}
          page={page}
          pageCount={pageCount}
        />
      ))}
      <div dir="rtl">
        <Pagination
          getHref={(to) => `#${to}`}
          labels={{ navigation: 'Right to left' }}
          page={2}
          pageCount={9}
        />
      </div>
    </Stack>
  ),
});
