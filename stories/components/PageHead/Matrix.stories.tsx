import { longName } from '@elvora/catalogue/fixtures';
import { Button } from '@elvora/design-system/Button';
import { PageHead } from '@elvora/design-system/PageHead';
import preview from '#.storybook/preview';
import { wayOf } from '../../_support/way.ts';

const meta = preview.meta({
  component: PageHead,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { title: '' },
});

/** Each with its own landmark name, since a page has one head only. */
export const Heads = meta.story({
  // Four first headings are four pages in one picture.
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
  render: () => (
    <>
      <PageHead title="GALLERY" />
      <PageHead breadcrumbs={wayOf(4)} breadcrumbsLabel="Product" title="Power Contactor 9–38 A" />
      <PageHead
        action={<Button tone="secondary">Filter by specification</Button>}
        breadcrumbs={wayOf(3)}
        breadcrumbsLabel="Category"
        lead="Chosen by the outer diameter of the cable, not by the thread."
        title="Cable Glands"
      />
      <PageHead breadcrumbs={wayOf(8)} breadcrumbsLabel="Long" lead={longName} title={longName} />
    </>
  ),
});
