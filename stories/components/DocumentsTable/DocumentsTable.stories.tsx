import { DocumentsTable } from '@elvora/design-system/DocumentsTable';
import preview from '#.storybook/preview';
import { documents } from '../../_support/documents.ts';

const meta = preview.meta({
  component: DocumentsTable,
  parameters: { design: ['storefront-media-downloads-desktop', 'storefront-media-downloads-mobile'] },
  args: { items: documents },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { headingLevel: 3 } });

/** Files of one kind need no filter. */
export const OneKind = meta.story({ args: { items: documents.slice(0, 2) } });

export const NoFiles = meta.story({ args: { items: [] } });
