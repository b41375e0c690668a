import { Button } from '@elvora/design-system/Button';
import { EmptyState, emptyDrawingNames } from '@elvora/design-system/EmptyState';
import { Grid } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: EmptyState, tags: ['visual'], args: { title: '' } });

export const Drawings = meta.story({
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap="3">
      {emptyDrawingNames.map((drawing) => (
        <EmptyState
          action={
            <Button size="sm" tone="secondary">
              Ask for data
            </Button>
          }
          drawing={drawing}
          key={drawing}
          text="Ask for the data sheet and we will add it."
          title="No table data available for this product"
        />
      ))}
    </Grid>
  ),
});
