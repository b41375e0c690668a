import { style } from '@vanilla-extract/css';
import { from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${vars.space['1_5']} ${vars.space['2']}`,
    marginBlockEnd: vars.space['2'],
  }),
);

export const heading = style(inComponents({ flex: '1 1 auto', minWidth: 0 }));

export const tools = style(
  inComponents({
    flex: '0 1 auto',
    display: 'flex',
    gap: vars.space['1'],
    minWidth: 0,
    marginInlineStart: 'auto',
    '@media': {
      [from.md]: { selectors: { '&:has(input)': { flexBasis: 'auto' } } },
      [media.print]: { display: 'none' },
      [media.noScript]: { display: 'none' },
    },
    // The field takes the whole line of a narrow screen.
    selectors: { '&:has(input)': { flexBasis: '100%' } },
  }),
);

export const search = style(
  inComponents({
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minWidth: 0,
    minHeight: vars.size.controlMd,
    paddingInline: '12px',
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius['2'],
    background: vars.surface.page,
    color: vars.text.muted,
    selectors: {
      '&:focus-within': {
        borderColor: vars.border.focus,
        boxShadow: `inset 0 0 0 1px ${vars.border.focus}, 0 0 0 3px ${vars.focus.halo}`,
        // Forced colours drop the shadow and draw this line.
        outline: '2px solid transparent',
      },
    },
    '@media': { [from.md]: { width: '280px' } },
  }),
);

export const input = style(
  inComponents({
    ...typeStyle('bodySm'),
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.text.default,
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.text.muted, opacity: 1 },
    '@media': { [media.coarse]: { ...typeStyle('bodyMd') } },
  }),
);

export const count = style(
  inComponents({ ...typeStyle('caption'), flex: 'none', fontVariantNumeric: 'tabular-nums' }),
);

export const wide = style(
  inComponents({ display: 'none', '@media': { [from.md]: { display: 'flex', gap: vars.space['1'] } } }),
);

export const narrow = style(
  inComponents({ display: 'flex', gap: vars.space['1'], '@media': { [from.md]: { display: 'none' } } }),
);
