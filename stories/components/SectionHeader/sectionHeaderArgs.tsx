import { IconArrowRight } from '@elvora/design-system/Icon';
import { Link } from '@elvora/design-system/Link';
import type { SectionHeaderProps } from '@elvora/design-system/SectionHeader';

export const sectionHeaderArgs: SectionHeaderProps = {
  id: 'best-sellers',
  title: 'Best sellers',
  text: 'Four of our most ordered products, changed every day.',
  action: (
    <Link href="#all" icon={IconArrowRight} isStandalone>
      All best sellers
    </Link>
  ),
};
