import { AdminCategoryCard } from '@elvora/design-system/AdminCategoryCard';
import { CardKeyboardNavigation } from '@elvora/design-system/CardKeyboardNavigation';
import { Grid } from '@elvora/design-system/layout';
import { MenuButton } from '@elvora/design-system/Menu';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: CardKeyboardNavigation,
  parameters: { design: ['admin-categories-desktop'] },
  args: {
    onUp: fn(),
    children: (
      <Grid columns={{ xs: 2 }} isList>
        {['Cable Glands', 'Contactors', 'Relays', 'Terminals'].map((name) => (
          <li key={name}>
            <AdminCategoryCard
              href={`#/${name}`}
              isActive
              menu={
                <MenuButton
                  groups={[[{ id: 'move', label: 'Move…' }]]}
                  label={`More actions: ${name}`}
                  onAction={() => undefined}
                  size="sm"
                />
              }
              name={name}
              onEdit={() => undefined}
              source={null}
              subcategoryCount={0}
            />
          </li>
        ))}
      </Grid>
    ),
  },
});

export const Default = meta.story({});

export const Playground = meta.story({ args: { onUp: undefined } });
