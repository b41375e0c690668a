import { Figure } from '@elvora/design-system/Figure';
import { Picture } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import { photos } from '../../_support/photos.ts';
import type { MediaSectionProps } from '@elvora/design-system/MediaSection';

export const mediaSectionArgs: MediaSectionProps = {
  id: 'about',
  heading: 'About Us',
  headline: '5,000+ Buyers Across The World',
  media: (
    <Figure isRounded>
      <Picture alt="Factory hall" ratio="4/3" source={photos.factoryHall} />
    </Figure>
  ),
  children: (
    <Text tone="soft">We make and distribute electrical components for panel builders and plants.</Text>
  ),
};
