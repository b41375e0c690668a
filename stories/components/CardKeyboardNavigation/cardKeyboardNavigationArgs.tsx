import { AdminCategoryCard } from '@elvora/design-system/AdminCategoryCard';
import { Grid } from '@elvora/design-system/layout';
import { MenuButton } from '@elvora/design-system/Menu';
import { fn } from 'storybook/test';
import type { CardKeyboardNavigationProps } from '@elvora/design-system/CardKeyboardNavigation';

export const cardKeyboardNavigationArgs: CardKeyboardNavigationProps = {
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
};
