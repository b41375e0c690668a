import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { focusRing, inComponents, layers, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { ArticleBodyVariant } from './ArticleBody.tsx';

export const root = style(inComponents({ overflowWrap: 'break-word', color: vars.text.body }));

export const variants = styleVariants({
  article: inComponents(typeStyle('article')),
  answer: inComponents(typeStyle('bodyMd')),
} satisfies Record<ArticleBodyVariant, StyleRule>);

/** Adds a rule for elements of the given HTML, which have no classes. */
const contentRule = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root} :where(${selector})`, { '@layer': { [layers.components]: rule } });

const hairline = `1px solid ${vars.border.subtle}`;

contentRule('p, ul, ol, blockquote, figure, [data-part="scroll"]', { marginBlock: '1em' });
globalStyle(`${root} > :first-child`, { '@layer': { [layers.components]: { marginBlockStart: 0 } } });
globalStyle(`${root} > :last-child`, { '@layer': { [layers.components]: { marginBlockEnd: 0 } } });
contentRule('h2', { ...typeStyle('heading3'), color: vars.text.default, marginBlock: '1.8em .6em' });
contentRule('h3', { ...typeStyle('heading4'), color: vars.text.default, marginBlock: '1.6em .5em' });
contentRule('strong, b', { fontWeight: 600, color: vars.text.default });
contentRule('a', {
  color: vars.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
});
contentRule('a:hover', { color: vars.text.linkHover, textDecorationThickness: '2px' });
contentRule('a:focus-visible', { ...focusRing(), borderRadius: vars.radius['1'] });
contentRule('ol', { paddingInlineStart: '1.4em' });
// As wide as the marker, which so aligns with the paragraphs.
contentRule('ul', { paddingInlineStart: '1.15em', listStyle: '"–  "' });
contentRule('li', { marginBlock: '.4em' });
// `:where()` does not accept pseudo-elements.
globalStyle(`${root} li::marker`, {
  '@layer': { [layers.components]: { color: vars.text.link, fontWeight: 600 } },
});
contentRule('blockquote', {
  padding: `${vars.space['2']} ${vars.space['3']}`,
  background: vars.surface.sunken,
  border: hairline,
  borderRadius: vars.radius['2'],
});
contentRule('blockquote > p', { marginBlock: 0 });

contentRule('figure', { marginInline: 0, marginBlock: '2em' });
contentRule('figure img', {
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.surface.photo,
});
contentRule('figcaption, caption', { ...typeStyle('caption'), color: vars.text.muted });
contentRule('figcaption', { marginBlockStart: vars.space['1'] });
contentRule('caption', { captionSide: 'bottom', textAlign: 'start', paddingBlock: vars.space['1'] });

contentRule('[data-part="scroll"]', { overflowX: 'auto', marginBlock: '1.6em' });
contentRule('[data-part="scroll"]:focus-visible', focusRing());
contentRule('table', { ...typeStyle('data'), width: '100%', minWidth: '22rem', border: hairline });
contentRule('th, td', {
  minWidth: '7rem',
  padding: '9px 14px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: hairline,
});
contentRule('thead th', {
  ...typeStyle('caption'),
  fontWeight: 600,
  color: vars.text.default,
  background: vars.surface.sunken,
  borderBlockEnd: `1px solid ${vars.border.strong}`,
});
contentRule('tbody th', { fontWeight: 600, color: vars.text.default });
contentRule('table, figure', { '@media': { [media.print]: { breakInside: 'avoid' } } });
