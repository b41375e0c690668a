import { AdminProductCard } from '@elvora/design-system/AdminProductCard';
import { Grid } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';
import { photos } from '../../_support/photos.ts';

const act = () => undefined;
const meta = preview.meta({
  component: AdminProductCard,
  tags: ['visual'],
  args: {
    name: 'Power Contactor 9–38 A',
    category: 'Power Contactors',
    description: 'Three-pole contactor for motors up to 18.5 kW and for heating circuits.',
    isBestseller: true,
    isTrending: false,
    sources: [photos.contactor, photos.contactorSide, photos.contactorTop],
  },
});

export const Cards = meta.story({
  render: (args) => (
    <Surface surface="canvas">
      <Grid columns={{ xs: 1, sm: 2, md: 3 }}>
        <AdminProductCard {...args} onDelete={act} onEdit={act} />
        <AdminProductCard {...args} isTrending name="EMC Brass Cable Gland" sources={[photos.brassGland]} />
        <AdminProductCard
          {...args}
          isBestseller={false}
          name="Miniature Circuit Breaker, Three Pole, with auxiliary contact"
          onDelete={act}
          onEdit={act}
          sources={[]}
        />
      </Grid>
    </Surface>
  ),
});
