import '@fontsource-variable/mona-sans/wdth.css';
import { globalFontFace } from '@vanilla-extract/css';

// Arial stretched to the average width of Mona Sans, so that a page set before the typeface has arrived keeps its lines.
globalFontFace('Mona Sans Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '107%',
  ascentOverride: '101.9%',
  descentOverride: '29.9%',
  lineGapOverride: '0%',
});
