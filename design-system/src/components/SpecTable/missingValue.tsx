import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { SpecTableLabels } from './specTableLabels.ts';

/** The content of an empty cell: a dash, read as "not stated" (S-173). A function, because tables have many cells. */
export const missingValue = ({ missing, notStated }: Pick<SpecTableLabels, 'missing' | 'notStated'>) => (
  <>
    <span aria-hidden>{missing}</span>
    <VisuallyHidden>{notStated}</VisuallyHidden>
  </>
);
