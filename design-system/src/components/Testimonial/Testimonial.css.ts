import { style, styleVariants } from '@vanilla-extract/css';
import { from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const variants = styleVariants({
  large: inComponents({ gap: vars.space['3'] }),
  card: inComponents({
    gap: vars.space['2'],
    height: '100%',
    padding: vars.space['3'],
    background: vars.surface.page,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
});

export const stars = style(inComponents({ display: 'flex', gap: '2px' }));
export const star = style(inComponents({ display: 'flex', color: vars.fill.rating }));
export const noStar = style(
  inComponents({
    display: 'flex',
    color: vars.border.strong,
    // Filled and empty stars would have the same colour.
    '@media': { [media.forcedColors]: { visibility: 'hidden' } },
  }),
);

export const quote = style(inComponents({ margin: 0 }));
export const quotes = styleVariants({
  large: inComponents({ ...typeStyle('heading2'), fontWeight: 500, letterSpacing: '-.01em' }),
  card: inComponents({ ...typeStyle('bodyMd'), flex: 1 }),
});
export const longQuote = style(inComponents({ maxHeight: '24rem', overflowY: 'auto' }));

export const person = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space['2'],
    rowGap: vars.space['2'],
    selectors: {
      [`${variants.large} > &`]: {
        '@media': {
          [from.md]: { gridTemplateColumns: '48px minmax(0, 1fr) auto', marginBlockStart: vars.space['1'] },
        },
      },
    },
  }),
);

export const avatar = style(
  inComponents({
    ...typeStyle('heading5'),
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.tone.brand.surface,
    color: vars.tone.brand.text,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);

export const text = style(inComponents({ display: 'grid', minWidth: 0 }));
export const name = style(inComponents({ ...typeStyle('heading5'), fontStyle: 'normal' }));
export const position = style(inComponents({ ...typeStyle('bodySm'), color: vars.text.muted }));
/** Below the name; at the end of the row in wide layouts. */
export const project = style(
  inComponents({
    gridColumn: '1 / -1',
    minWidth: 0,
    selectors: {
      [`${variants.large} > ${person} > &`]: { '@media': { [from.md]: { gridColumn: 'auto' } } },
    },
  }),
);
