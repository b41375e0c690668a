import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

// Locks page scrolling behind modal dialogs. Imported where they open, since browsers match `:root:has()` again after every
// change of the document.
globalStyle(':root:has(dialog:modal)', { '@layer': { [layers.reset]: { overflow: 'hidden' } } });
