import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, typeStyle, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    gap: '4px 12px',
    alignItems: 'center',
    '@media': { [from.sm]: { gridTemplateColumns: '64px minmax(0, 1fr) auto', columnGap: '16px' } },
  }),
);

export const picture = style(inComponents({ overflow: 'hidden', borderRadius: vars.radius['2'] }));

export const text = style(inComponents({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }));

export const small = style(
  inComponents({ ...typeStyle('caption'), color: vars.text.muted, fontWeight: 400 }),
);

export const name = style(
  inComponents({
    ...typeStyle('heading5'),
    justifySelf: 'start',
    color: vars.text.default,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing() },
    '@media': { [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } } },
  }),
);

export const missing = style(inComponents({ color: vars.tone.warning.text, fontWeight: 600 }));

export const all = style(
  inComponents({
    ...typeStyle('caption'),
    gridColumn: '2',
    justifySelf: 'start',
    color: vars.text.link,
    fontWeight: 500,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing() },
    '@media': {
      [from.sm]: { gridColumn: 'auto', justifySelf: 'end' },
      [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } },
      [media.coarse]: { paddingBlock: '8px' },
    },
  }),
);

export const hidden = style(inComponents(visuallyHidden));
