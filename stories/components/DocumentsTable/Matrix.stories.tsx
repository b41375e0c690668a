import { DocumentsTable } from '@elvora/design-system/DocumentsTable';
import preview from '#.storybook/preview';
import { documents } from '../../_support/documents.ts';

const meta = preview.meta({ component: DocumentsTable, tags: ['visual'], args: { items: documents } });

export const Files = meta.story();

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const ForcedColours = meta.story({ globals: { colours: 'forced' } });
