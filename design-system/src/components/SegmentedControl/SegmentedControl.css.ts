import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, transition, typeStyle, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'inline-flex',
    maxWidth: '100%',
    padding: '2px',
    gap: '2px',
    background: vars.surface.sunken,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const segment = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minWidth: 0,
    minHeight: '32px',
    paddingInline: '12px',
    ...typeStyle('caption'),
    fontWeight: 500,
    color: vars.text.soft,
    border: '1px solid transparent',
    borderRadius: vars.radius['1'],
    cursor: 'pointer',
    transition: transition(['background-color', 'color', 'box-shadow']),
    selectors: {
      '&:has(:checked)': {
        fontWeight: 600,
        color: vars.text.default,
        background: vars.surface.page,
        borderColor: vars.border.subtle,
        boxShadow: vars.elevation['1'],
      },
      '&:has(:focus-visible)': focusRing({ offsetPx: 0 }),
      '&:has(:disabled)': { cursor: 'default' },
      '&:has(:disabled:not(:checked))': { color: vars.text.muted },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { color: vars.text.default } } },
      [media.coarse]: { minHeight: '44px' },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const input = style(inComponents(visuallyHidden));
