import { createVar, style } from '@vanilla-extract/css';
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
      [media.print]: {
        vars: { [vars.text.onDark]: vars.text.default, [vars.text.onDarkMuted]: vars.text.soft },
        background: 'none',
      },
    },
  }),
);

/** Above the text, and beside it on wide screens; the background fades over its near edge. */
export const scene = style(
  inComponents({
    position: 'relative',
    height: '240px',
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(transparent 40%, ${vars.surface.inverse})`,
    },
    selectors: {
      '&:dir(rtl)::after': {
        '@media': {
          [from.md]: {
            background: `linear-gradient(to left, ${vars.surface.inverse} 12%, transparent 84%)`,
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
        '::after': {
          background: `linear-gradient(to right, ${vars.surface.inverse} 12%, transparent 84%)`,
        },
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const foreground = style(inComponents({ position: 'relative' }));

export const text = style(
  inComponents({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space['2'],
    maxWidth: '500px',
    paddingBlock: `${vars.space['1']} ${vars.space['6']}`,
    '@media': {
      [from.md]: {
        minHeight: '440px',
        // Keeps the text off the bright part of the scene.
        maxWidth: 'min(500px, 48%)',
        alignContent: 'center',
        paddingBlock: vars.space['3'],
      },
    },
  }),
);

const factGap = createVar();

/** Clips the border and gap before the first fact of each row. */
export const factsFrame = style(
  inComponents({
    vars: { [factGap]: '12px' },
    maxWidth: '100%',
    overflow: 'clip',
    marginBlockStart: vars.space['1_5'],
    '@media': { [from.sm]: { vars: { [factGap]: vars.space['4'] } } },
  }),
);

export const facts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space['2']} ${factGap}`,
    marginInlineStart: `calc(-1px - ${factGap})`,
  }),
);

export const fact = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingInlineStart: factGap,
    borderInlineStart: `1px solid ${vars.border.onDark}`,
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
