import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, inComponents, layers, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({ position: 'relative', borderBlockEnd: `1px solid ${vars.border.subtle}` }),
);

export const details = style(inComponents({ minWidth: 0 }));

export const summary = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 600,
    color: vars.text.default,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    minHeight: '56px',
    listStyle: 'none',
    borderRadius: vars.radius['1'],
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }) },
    '@media': { [media.hover]: { ':hover': { color: vars.text.link } } },
  }),
);

// Replaced by the chevron at the end.
globalStyle(`${summary}::-webkit-details-marker`, { '@layer': { [layers.components]: { display: 'none' } } });

export const title = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }));

export const indicator = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    color: vars.text.muted,
    transition: transition(['rotate'], 'base'),
    selectors: { [`${details}[open] > ${summary} &`]: { rotate: '180deg' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Keeps the title clear of the control over it. */
export const asideSpace = style(
  inComponents({
    flex: '0 0 auto',
    maxWidth: '60%',
    marginInlineStart: 'auto',
    marginInlineEnd: '2px',
    visibility: 'hidden',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Outside of the summary: interactive content inside it would be part of its name. */
export const aside = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: '28px',
    display: 'flex',
    alignItems: 'center',
    maxWidth: '60%',
    height: '56px',
    '@media': { [media.print]: { display: 'none' } },
  }),
);
