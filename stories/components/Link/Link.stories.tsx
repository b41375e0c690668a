import { IconArrowRight, IconExternalLink } from '@elvora/design-system/Icon';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Link,
  parameters: { design: ['sheet-foundations'] },
  args: { href: '/best-sellers', children: 'All best sellers' },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { tone: 'link', isStandalone: false, isUnderlined: false },
});

export const WithArrow = meta.story({ args: { icon: IconArrowRight, isStandalone: true } });

export const NewTab = meta.story({
  args: { children: 'Open in a map', icon: IconExternalLink, opensNewTab: true },
});

/** In running text the underline, not only the colour, marks a link. */
export const InText = meta.story({
  render: () => (
    <Text>
      Metric threads go M16, M20, M25. For others{' '}
      <Link href="/contact" isUnderlined>
        ask us
      </Link>
      .
    </Text>
  ),
});
