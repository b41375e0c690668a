import { Breadcrumbs } from '@elvora/design-system/Breadcrumbs';
import { CardArrow } from '@elvora/design-system/Card';
import { CartLines } from '@elvora/design-system/CartLine';
import { IconArrowRight, IconTableOff } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import { IssueList } from '@elvora/design-system/IssueList';
import { Link } from '@elvora/design-system/Link';
import { LinkStrip } from '@elvora/design-system/LinkStrip';
import { MenuButton } from '@elvora/design-system/Menu';
import { Pagination } from '@elvora/design-system/Pagination';
import { ThumbnailLinks } from '@elvora/design-system/ThumbnailLinks';
import { TreeView } from '@elvora/design-system/TreeView';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { breadcrumbsOfDepth } from '../../_support/breadcrumbs.ts';
import { backPointingOf, pointingOf } from '../../_support/pointing.ts';
import { linkStripArgs } from '../LinkStrip/linkStripArgs.tsx';
import { thumbnailLinksArgs } from '../ThumbnailLinks/thumbnailLinksArgs.tsx';
import { nodes } from '../TreeView/nodes.tsx';

const meta = preview.meta({
  component: IconArrowRight,
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
});

/** Forward is to the left in right-to-left text, back to the right, and open is down in any. */
export const PointsAlongRightToLeftText = meta.story({
  render: () => (
    <Stack gap="2">
      <Link href="#all" icon={IconArrowRight}>
        All categories
      </Link>
      <LinkStrip {...linkStripArgs} />
      <ThumbnailLinks {...thumbnailLinksArgs} />
      <CartLines
        back={{ label: 'Back to shop', href: '#home' }}
        lineCount="2 lines"
        note=""
        quantity="2 pieces"
        title="Quote list"
      >
        <li />
      </CartLines>
      <Breadcrumbs items={breadcrumbsOfDepth(3)} />
      <Pagination getHref={(page) => `#${page}`} page={2} pageCount={3} />
      <div data-testid="card arrow">
        <CardArrow />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const iconIn = (element: Element) => element.querySelector('svg');
    const iconOf = (name: RegExp) => iconIn(canvas.getByRole('link', { name }));
    await expect({
      link: pointingOf(iconOf(/All categories/)),
      linkStrip: pointingOf(iconOf(/Cable accessories/)),
      thumbnailLink: pointingOf(
        canvas.getByRole('list', { name: thumbnailLinksArgs.label }).querySelector('a > svg'),
      ),
      backToShop: backPointingOf(iconOf(/Back to shop/)),
      breadcrumbs: pointingOf(iconIn(canvas.getByRole('navigation', { name: 'Breadcrumb' }))),
      previousPage: backPointingOf(iconOf(/Previous/)),
      nextPage: pointingOf(iconOf(/Next/)),
      cardArrow: pointingOf(iconIn(canvas.getByTestId('card arrow'))),
    }).toEqual({
      link: 'left',
      linkStrip: 'left',
      thumbnailLink: 'left',
      backToShop: 'right',
      breadcrumbs: 'left',
      previousPage: 'right',
      nextPage: 'left',
      cardArrow: 'left',
    });
  },
});

export const TurnsDownWhereAGroupIsOpen = meta.story({
  render: () => (
    <>
      <IssueList
        groups={[
          {
            id: 'table',
            icon: IconTableOff,
            label: '1 product',
            issues: [{ id: '1', name: 'Nylon Cable Tie' }],
          },
        ]}
      />
      {[new Set<string>(), new Set(nodes.map(({ id }) => id))].map((expandedIds) => (
        <TreeView
          expandedIds={expandedIds}
          key={expandedIds.size}
          label={`${expandedIds.size} expanded`}
          nodes={nodes}
          onAction={() => undefined}
          onExpandedChange={() => undefined}
        />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('1 product').closest('summary');
    const chevron = () => pointingOf(summary?.lastElementChild?.firstElementChild);
    await expect(chevron()).toBe('left');
    await userEvent.click(canvas.getByText('1 product'));
    const treeChevron = (label: string) =>
      pointingOf(canvas.getByRole('treegrid', { name: label }).querySelector('[aria-label^="Below"] svg'));
    await expect(treeChevron('0 expanded')).toBe('left');
    await expect(treeChevron(`${nodes.length} expanded`)).toBe('down');
    await waitFor(() => expect(chevron()).toBe('down'));
  },
});

/** Shortcuts along the text take the other arrow key, so the drawn key is mirrored, too. */
export const NamesTheKeyOfRightToLeftText = meta.story({
  render: () => (
    // React Aria's overlays have the direction of the locale.
    <I18nProvider locale="ar">
      <MenuButton
        groups={[[{ id: 'later', label: 'Move later', shortcut: 'Alt Shift →' }]]}
        label="Actions"
        onAction={() => undefined}
      />
    </I18nProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Move later' });
    await expect(pointingOf(item.querySelector('kbd svg'))).toBe('left');
  },
});
