import { style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    position: 'relative',
    overflow: 'clip',
    aspectRatio: '20 / 13',
    minHeight: '240px',
    width: '100%',
    background: vars.surface.hover,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
  }),
);

export const map = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
  }),
);

/** The tip marks the location. */
export const pin = style(
  inComponents({
    position: 'absolute',
    insetBlockEnd: '50%',
    left: '50%',
    display: 'flex',
    transform: 'translateX(-50%)',
    color: vars.action.accent.rest,
  }),
);

export const actions = style(
  inComponents({
    position: 'absolute',
    insetBlockEnd: '12px',
    insetInlineStart: '12px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Loading needs JavaScript; the link does not. */
export const load = style(
  inComponents({ display: 'contents', '@media': { [media.noScript]: { display: 'none' } } }),
);
