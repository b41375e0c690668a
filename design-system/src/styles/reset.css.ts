import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { focusRing, typeStyle, wordBreakProperty } from './fragments.ts';
import { media } from './media.ts';
import { floatingCornerTimeline } from './siteFrame.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  fontFamily: vars.font.body,
  color: vars.text.default,
  background: vars.surface.page,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  fontSynthesis: 'none',
  // Disables pixel snapping of glyphs, for the narrow word spaces of Mona Sans.
  textRendering: 'geometricPrecision',
});
reset('body', {
  ...typeStyle('bodyMd'),
  minHeight: '100dvh',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  // Makes the submit buttons' view timelines available to the floating buttons.
  timelineScope: floatingCornerTimeline,
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
reset('img, picture, video, svg', { display: 'block', maxWidth: '100%' });
reset('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
// A press that waits for its script (`aria-busy`): the width is kept, the content gives way to a spinner.
reset('button[aria-busy]', { position: 'relative', cursor: 'progress', WebkitTextFillColor: 'transparent' });
reset('button[aria-busy] svg', { visibility: 'hidden' });
reset('button[aria-busy]::before', {
  content: '',
  position: 'absolute',
  inset: 0,
  width: '16px',
  height: '16px',
  margin: 'auto',
  border: '2px solid',
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0, vars: { [wordBreakProperty]: 'break-word' } });
reset('fieldset', { border: 0, padding: 0, minWidth: 0 });
reset('legend', { padding: 0 });
reset('dialog', { padding: 0, border: 0, color: 'inherit' });
reset('summary', { cursor: 'pointer' });
reset(':focus-visible', focusRing());
reset('[hidden]', { display: 'none' });
