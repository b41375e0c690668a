import { Stack } from '@elvora/design-system/layout';
import { MiniCard } from '@elvora/design-system/MiniCard';
import type { IndexedSectionsProps } from '@elvora/design-system/IndexedSections';

export const indexedSectionsArgs: IndexedSectionsProps = {
  label: 'Product types of Cable accessories',
  sections: ['Brass Cable Glands', 'Plastic Cable Glands', 'Cable Ties'].map((title, index) => ({
    id: `type-${index + 1}`,
    title,
    count: 4,
    countLabel: '4 products',
    content: (
      <Stack>
        {['M16', 'M20', 'M25', 'M32'].map((size) => (
          <MiniCard href={`#${size}`} key={size} name={`${title} ${size}`} source={null} />
        ))}
      </Stack>
    ),
  })),
};
