import { style } from '@vanilla-extract/css';
import { from, inComponents, media, rem, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    position: 'relative',
    overflow: 'clip',
    background: vars.surface.inverse,
    color: vars.text.onDark,
    '@media': {
      [media.forcedColors]: { borderBlock: '1px solid' },
      [media.print]: { background: 'none', color: vars.text.default },
    },
  }),
);

const clear = `color-mix(in srgb, ${vars.surface.inverse} 0%, transparent)`;

/** The picture stands above the words, and beside them where there is room; the ground grows over its near edge. */
export const scene = style(
  inComponents({
    position: 'relative',
    height: '240px',
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to bottom, ${clear} 40%, ${vars.surface.inverse})`,
    },
    selectors: {
      '&:dir(rtl)::after': {
        '@media': {
          [from.md]: {
            background: `linear-gradient(to left, ${vars.surface.inverse}, ${clear} 78%)`,
          },
        },
      },
    },
    '@media': {
      [from.md]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        width: '64%',
        height: 'auto',
        '::after': { background: `linear-gradient(to right, ${vars.surface.inverse}, ${clear} 78%)` },
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const front = style(inComponents({ position: 'relative' }));

export const words = style(
  inComponents({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space['2'],
    maxWidth: '500px',
    paddingBlock: `${vars.space['1']} ${vars.space['6']}`,
    '@media': {
      [from.md]: { minHeight: '440px', alignContent: 'center', paddingBlock: vars.space['3'] },
    },
  }),
);

export const facts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: vars.space['2'],
    marginBlockStart: vars.space['1_5'],
    // Lines stand between facts: the one before the first of a row falls outside.
    overflow: 'hidden',
    '@media': { [from.md]: { marginBlockStart: vars.space['2'] } },
  }),
);

export const fact = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    marginInlineStart: '-1px',
    paddingInline: `0 ${vars.space['4']}`,
    selectors: {
      '& + &': {
        paddingInlineStart: vars.space['4'],
        borderInlineStart: `1px solid ${vars.border.onDark}`,
      },
      '&:last-child': { paddingInlineEnd: 0 },
    },
    '@media': {
      'screen and (max-width: 479.98px)': {
        paddingInlineEnd: vars.space['2'],
        selectors: { '& + &': { paddingInlineStart: vars.space['2'] } },
      },
    },
  }),
);

export const value = style(
  inComponents({
    ...typeStyle('heading3'),
    '@media': { [from.md]: { fontSize: rem(28), lineHeight: rem(34) } },
  }),
);

export const label = style(inComponents({ ...typeStyle('caption'), color: vars.text.onDarkMuted }));

export const action = style(
  inComponents({ marginBlockStart: vars.space['2'], '@media': { [media.print]: { display: 'none' } } }),
);
