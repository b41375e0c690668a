import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, panel, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minWidth: 0,
    ...panel(),
    transition: transition(['border-color', 'box-shadow'], 'base'),
    '@media': {
      [media.hover]: { ':hover': { borderColor: vars.border.strong, boxShadow: vars.elevation['2'] } },
      [media.print]: { breakInside: 'avoid' },
    },
  }),
);

export const header = style(
  inComponents({ position: 'relative', flex: 1, display: 'flex', gap: '16px', minWidth: 0, padding: '16px' }),
);

export const thumb = style(
  inComponents({
    flex: 'none',
    width: '64px',
    height: '64px',
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['1'],
  }),
);

export const text = style(inComponents({ display: 'grid', alignContent: 'start', gap: '2px', minWidth: 0 }));
export const name = style(inComponents({ ...typeStyle('heading5'), overflowWrap: 'anywhere' }));

/** Covers the whole header; the footer's actions stay outside. */
export const link = style(
  inComponents({
    outline: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius['2'] },
    selectors: { '&:focus-visible::after': focusRing() },
    '@media': {
      [media.hover]: {
        selectors: {
          [`${header}:hover &`]: {
            color: vars.text.link,
            textDecoration: 'underline',
            textUnderlineOffset: '3px',
            textDecorationThickness: '1px',
          },
        },
      },
    },
  }),
);

export const parent = style(
  inComponents({ ...typeStyle('caption'), color: vars.text.muted, overflowWrap: 'anywhere' }),
);

export const facts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    marginBlockStart: '4px',
  }),
);

export const count = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    ...typeStyle('caption'),
    color: vars.text.soft,
  }),
);

export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    padding: '6px 8px',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  }),
);
export const footerEnd = style(inComponents({ display: 'flex', gap: '4px', marginInlineStart: 'auto' }));
