import { Grid } from '@elvora/design-system/layout';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Block } from '../../_support/Block.tsx';
import { Scroller } from '../../_support/Scroller.tsx';

const blocks = Array.from({ length: 10 }, (_none, index) => <Block key={index}>{String(index + 1)}</Block>);

const meta = preview.meta({
  component: Grid,
  parameters: { design: ['sheet-foundations', 'storefront-category-products-desktop'] },
  args: { columns: { xs: 2, md: 4, lg: 5 }, children: blocks },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { columns: { xs: 1, sm: 2, lg: 3 }, gap: '3' },
});

const columnsOf = (root: Element) => {
  const grid = root.querySelector('ul');
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
};

/** The same grid in a wide and in a narrow container. */
export const FollowsItsContainer = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Scroller label="Places">
      {[360, 1000, 1200].map((width) => (
        <div data-testid={`place-${width}`} key={width} style={{ marginBottom: 24, width }}>
          <Grid columns={{ xs: 2, md: 4, lg: 5 }} isList>
            {Array.from({ length: 5 }, (_none, index) => (
              <li key={index}>
                <Block>{String(index + 1)}</Block>
              </li>
            ))}
          </Grid>
        </div>
      ))}
    </Scroller>
  ),
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByTestId('place-360'))).toBe(2);
    await expect(columnsOf(canvas.getByTestId('place-1000'))).toBe(4);
    await expect(columnsOf(canvas.getByTestId('place-1200'))).toBe(5);
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
  },
});
