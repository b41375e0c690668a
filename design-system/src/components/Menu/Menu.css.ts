import { style } from '@vanilla-extract/css';
import { inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const popover = style(
  inComponents({
    maxWidth: 'calc(100vw - 16px)',
    overflow: 'auto',
    background: vars.surface.page,
    borderRadius: vars.radius['3'],
    boxShadow: vars.elevation['3'],
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  }),
);

export const menu = style(inComponents({ minWidth: '208px', padding: '6px', outline: 'none' }));

export const group = style(
  inComponents({
    selectors: {
      '& + &': {
        marginBlockStart: '6px',
        paddingBlockStart: '6px',
        borderBlockStart: `1px solid ${vars.border.subtle}`,
      },
    },
  }),
);

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '36px',
    paddingInline: '10px',
    ...typeStyle('bodySm'),
    borderRadius: vars.radius['2'],
    outline: 'none',
    cursor: 'pointer',
    // Items may be links.
    color: vars.text.default,
    textDecoration: 'none',
    selectors: {
      '&[data-tone="danger"]': { color: vars.text.danger },
      '&:is([data-focused], [data-open])': { background: vars.surface.hover },
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minHeight: '44px' },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const heading = style(
  inComponents({
    paddingInline: '10px',
    paddingBlock: '6px 4px',
    ...typeStyle('caption'),
    color: vars.text.muted,
  }),
);
/** Keeps its width without a mark, so that the labels of a group are aligned. */
export const check = style(inComponents({ flex: 'none', display: 'grid', width: '18px' }));
export const texts = style(inComponents({ flex: 1, minWidth: 0, display: 'grid' }));
export const label = style(inComponents({ minWidth: 0 }));
export const description = style(
  inComponents({ ...typeStyle('caption'), color: vars.text.muted, paddingBlockEnd: '4px' }),
);
export const submenuMark = style(inComponents({ display: 'grid', color: vars.text.muted }));
export const key = style(inComponents({ display: 'grid' }));
export const shortcut = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    ...typeStyle('micro'),
    fontFamily: 'inherit',
    color: vars.text.muted,
    '@media': { [media.coarse]: { display: 'none' } },
  }),
);
