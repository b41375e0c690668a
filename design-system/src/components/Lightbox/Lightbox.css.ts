import { style } from '@vanilla-extract/css';
import { from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const counter = style(inComponents({ ...typeStyle('bodySm'), fontWeight: 600 }));

/** Keyboard hints, for devices that are likely to have a keyboard. */
export const keys = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'none',
    alignItems: 'center',
    gap: vars.space['1'],
    color: vars.text.onDarkMuted,
    '@media': { [`${from.md} and ${media.hover}`]: { display: 'flex' } },
  }),
);

export const key = style(
  inComponents({
    ...typeStyle('caption'),
    fontFamily: 'inherit',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '28px',
    minHeight: '22px',
    paddingInline: '5px',
    border: `1px solid ${vars.border.onDark}`,
    borderRadius: vars.radius['1'],
    background: 'transparent',
    color: vars.text.onDark,
  }),
);

export const text = style(inComponents({ display: 'grid', gap: '2px' }));

export const caption = style(
  inComponents({ ...typeStyle('bodySm'), fontWeight: 600, overflowWrap: 'anywhere' }),
);

export const category = style(inComponents({ ...typeStyle('caption'), color: vars.text.onDarkMuted }));

export const swipe = style(
  inComponents({
    ...typeStyle('caption'),
    marginBlockStart: vars.space['2'],
    minHeight: '34px',
    color: vars.text.onDarkMuted,
    '@media': { [from.md]: { display: 'none' } },
  }),
);
