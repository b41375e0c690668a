import { IconDownload, IconFlame, IconSearch } from '@elvora/design-system/Icon';
import type { QuickLinksProps } from '@elvora/design-system/QuickLinks';

export const quickLinksArgs: QuickLinksProps = {
  title: 'Quick links',
  items: [
    { label: 'Best sellers', href: '#best-sellers', icon: IconFlame },
    { label: 'Search sizes and codes', href: '#search', icon: IconSearch },
    { label: 'Media & Downloads', href: '#media', icon: IconDownload },
  ],
  help: {
    text: 'Not sure which part fits? Send us the motor plate or the cable diameter.',
    label: 'Ask an engineer',
    href: '#contact',
  },
};
