import { longName } from '@elvora/catalogue/fixtures';
import { Button } from '@elvora/design-system/Button';
import { PageHeader } from '@elvora/design-system/PageHeader';
import preview from '#.storybook/preview';
import { breadcrumbsOfDepth } from '../../_support/breadcrumbs.ts';

const meta = preview.meta({
  component: PageHeader,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { title: '' },
});

/** Landmarks are named individually, since a page has only one header. */
export const Variants = meta.story({
  render: () => (
    <>
      <PageHeader title="GALLERY" />
      <PageHeader
        breadcrumbs={breadcrumbsOfDepth(4)}
        breadcrumbsLabel="Product"
        title="Power Contactor 9–38 A"
      />
      <PageHeader
        action={<Button tone="secondary">Filter by specification</Button>}
        breadcrumbs={breadcrumbsOfDepth(3)}
        breadcrumbsLabel="Category"
        lead="Chosen by the outer diameter of the cable, not by the thread."
        title="Cable Glands"
      />
      <PageHeader
        breadcrumbs={breadcrumbsOfDepth(8)}
        breadcrumbsLabel="Long"
        lead={longName}
        title={longName}
      />
    </>
  ),
});
