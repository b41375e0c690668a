import { Text } from '@elvora/design-system/Text';
import type { SiteMainProps } from '@elvora/design-system/SiteMain';

export const siteMainArgs: SiteMainProps = {
  id: 'main',
  children: (
    <div style={{ minHeight: 400 }}>
      <Text>The page.</Text>
    </div>
  ),
};
