import { AdminCategoryCard } from '@elvora/design-system/AdminCategoryCard';
import { Grid } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';
import { photos } from '../../_support/photos.ts';

const act = () => undefined;
const common = { href: '#/down', parentName: 'Control & Switchgear', source: photos.contactor };
const actions = { onAddSubcategory: act, onEdit: act, onDelete: act };
const meta = preview.meta({
  component: AdminCategoryCard,
  tags: ['visual'],
  args: { ...common, name: 'Contactors', isActive: true, subcategoryCount: 2 },
});

export const Cards = meta.story({
  render: () => (
    <Surface surface="canvas">
      <Grid columns={{ xs: 1, sm: 2, md: 3 }}>
        <AdminCategoryCard {...common} {...actions} isActive name="Contactors" subcategoryCount={2} />
        <AdminCategoryCard
          {...common}
          {...actions}
          isActive={false}
          name="Discontinued Lines"
          source={null}
          subcategoryCount={1}
        />
        <AdminCategoryCard {...common} isActive name="Relays & Timers, read-only" subcategoryCount={0} />
      </Grid>
    </Surface>
  ),
});
