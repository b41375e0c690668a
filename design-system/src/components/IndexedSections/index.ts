export { IndexedSections, type IndexedSection, type IndexedSectionsProps } from './IndexedSections.tsx';
