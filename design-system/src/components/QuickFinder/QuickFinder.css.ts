import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, rem, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { breakpoints } from '../../theme/scale.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(
  inComponents({
    paddingBlock: vars.space['5'],
    borderBlockEnd: hairline,
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `4px ${vars.space['2']}`,
    paddingBlockEnd: vars.space['3'],
  }),
);

export const text = style(inComponents({ ...typeStyle('bodyMd'), color: vars.text.muted }));

export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `4px ${vars.space['2']}`,
    ...typeStyle('caption'),
    color: vars.text.muted,
    paddingBlockStart: vars.space['2'],
  }),
);

/** Cells are separated by hairlines, one at the end and one below each; the frame clips the outer ones. */
export const frame = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: hairline,
    borderRadius: vars.radius['3'],
    overflow: 'clip',
    '@media': {
      [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const form = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['1'],
    padding: `${vars.space['2']} ${vars.space['3']}`,
    marginInlineEnd: '-1px',
    marginBlockEnd: '-1px',
    borderInlineEnd: hairline,
    borderBlockEnd: hairline,
  }),
);

export const formHeader = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minHeight: '32px',
    color: vars.text.link,
  }),
);

export const formTitle = style(
  inComponents({
    ...typeStyle('heading5'),
    minWidth: 0,
    color: vars.text.default,
    marginInlineEnd: 'auto',
  }),
);

const box = {
  boxSizing: 'border-box',
  color: vars.text.default,
  background: vars.surface.page,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius['2'],
  ':focus-visible': focusRing({ offsetPx: 0 }),
} as const;

export const unit = style(
  inComponents({ ...box, ...typeStyle('caption'), minHeight: '32px', borderColor: vars.border.strong }),
);

export const fields = style(inComponents({ display: 'flex', gap: vars.space['1'] }));

export const control = style(
  inComponents({
    ...box,
    ...typeStyle('bodyMd'),
    fontSize: rem(15),
    flex: '1 1 0',
    minWidth: 0,
    minHeight: '40px',
    paddingInline: '10px',
    '::placeholder': { color: vars.text.muted, opacity: 1 },
    '@media': { [media.coarse]: { minHeight: '44px', fontSize: rem(16) } },
  }),
);

export const help = style(
  inComponents({ ...typeStyle('caption'), color: vars.text.muted, flex: '1 0 auto' }),
);

export const submit = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '44px',
    ...typeStyle('bodySm'),
    fontWeight: 600,
    color: vars.text.link,
    borderBlockStart: hairline,
    ':focus-visible': focusRing({ offsetPx: 0 }),
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.linkHover } },
      // Where one form is below the other, what it finds is its button.
      [`(max-width: ${breakpoints.sm - 0.02}px)`]: {
        selectors: {
          '&[data-answered], &[data-answered]:hover': {
            paddingInline: vars.space['2'],
            color: vars.text.onFill,
            background: vars.action.primary.rest,
            borderRadius: vars.radius['2'],
          },
        },
      },
    },
  }),
);
