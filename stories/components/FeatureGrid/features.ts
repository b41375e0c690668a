import type { Feature } from '@elvora/design-system/FeatureGrid';
import { IconBarcode, IconCertificate, IconMapPin, IconTable } from '@elvora/design-system/Icon';

export const features: readonly Feature[] = [
  {
    icon: IconTable,
    title: 'Full size tables',
    text: 'Dimensions, ratings and ordering codes on every product page, not on request.',
  },
  {
    icon: IconBarcode,
    title: 'One ordering scheme',
    text: 'Family, size, option: a code can be read without a list.',
  },
  {
    icon: IconMapPin,
    title: 'Stock close to you',
    text: 'Regional dealers keep the common sizes; the factory supplies the rest.',
  },
  {
    icon: IconCertificate,
    title: 'Terms of the standards',
    text: 'Ratings are stated as the IEC standards define them, so that they can be compared.',
  },
];
