import { style } from '@vanilla-extract/css';
import { inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ display: 'grid', gap: '4px', minWidth: 0 }));

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    justifySelf: 'start',
    minHeight: '24px',
    paddingBlock: '2px',
    ...typeStyle('bodySm'),
    cursor: 'pointer',
    selectors: { '&:has(> :disabled)': { color: vars.text.muted, cursor: 'not-allowed' } },
    '@media': { [media.coarse]: { minHeight: '44px', paddingBlock: '12px' } },
  }),
);

/** Bordered row, highlighted while its radio is checked. */
export const boxed = style(
  inComponents({
    justifySelf: 'stretch',
    padding: '11px 13px',
    fontWeight: 500,
    background: vars.surface.page,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    transition: transition(['background-color', 'border-color']),
    selectors: {
      '&:has(> [type="radio"]:checked)': {
        background: vars.surface.selectedSoft,
        borderColor: vars.border.focus,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:has(> :checked, > :disabled))': { borderColor: vars.border.strongHover } },
      },
    },
  }),
);

export const reversed = style(
  inComponents({
    flexDirection: 'row-reverse',
    alignItems: 'center',
    justifySelf: 'stretch',
    selectors: { [`&${boxed}`]: { padding: '11px 15px', fontWeight: 600 } },
  }),
);

export const text = style(
  inComponents({ display: 'grid', gap: '2px', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }),
);
export const hint = style(inComponents({ ...typeStyle('caption'), fontWeight: 400, color: vars.text.muted }));
