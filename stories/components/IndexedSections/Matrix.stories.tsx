import { IndexedSections } from '@elvora/design-system/IndexedSections';
import preview from '#.storybook/preview';
import { indexedSectionsArgs } from './indexedSectionsArgs.tsx';

const meta = preview.meta({ component: IndexedSections, tags: ['visual'], args: indexedSectionsArgs });

export const Sections = meta.story();

export const RightToLeft = Sections.extend({ globals: { direction: 'rtl' } });
