import { longName } from '@elvora/catalogue/fixtures';
import { Breadcrumbs } from '@elvora/design-system/Breadcrumbs';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { breadcrumbsOfDepth } from '../../_support/breadcrumbs.ts';

const meta = preview.meta({ component: Breadcrumbs, tags: ['visual'], args: { items: [] } });

export const Levels = meta.story({
  render: () => (
    <Stack gap="4">
      {[1, 2, 4, 8].map((levels) => (
        <Breadcrumbs items={breadcrumbsOfDepth(levels)} key={levels} label={`${levels} levels`} />
      ))}
      <Breadcrumbs
        items={[{ label: 'Home', href: '#' }, { label: longName, href: '#' }, { label: longName }]}
        label="Long"
      />
      <Breadcrumbs
        items={[{ label: 'Root' }, { label: 'Cable Glands' }]}
        label="Levels"
        onSelect={() => undefined}
      />
      <div dir="rtl">
        <Breadcrumbs items={breadcrumbsOfDepth(4)} label="Right to left" />
      </div>
    </Stack>
  ),
});
