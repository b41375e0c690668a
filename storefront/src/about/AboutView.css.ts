import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const line = `2px solid ${vars.action.primary.rest}`;
const disc = '16px';

/** Along the line from date to date; down the side on narrow screens. */
export const timeline = style(
  inApp({
    display: 'grid',
    gap: vars.space['3'],
    marginInlineStart: '8px',
    marginBlock: `${vars.space['1']} ${vars.space['5']}`,
    borderInlineStart: line,
    '@media': {
      [from.md]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 0,
        marginInlineStart: 0,
        marginBlock: `${vars.space['4']} ${vars.space['8']}`,
        borderInlineStart: 0,
        borderBlockStart: line,
      },
    },
  }),
);

export const date = style(
  inApp({
    position: 'relative',
    display: 'grid',
    gap: '2px',
    alignContent: 'start',
    paddingInlineStart: vars.space['2'],
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '8px',
      insetInlineStart: '-9px',
      width: disc,
      height: disc,
      boxSizing: 'border-box',
      background: vars.surface.page,
      border: line,
      borderRadius: vars.radius.full,
    },
    '@media': {
      [from.md]: {
        paddingBlockStart: vars.space['3'],
        paddingInline: `0 ${vars.space['3']}`,
        '::before': { insetBlockStart: '-7px', insetInlineStart: 0 },
      },
    },
  }),
);

export const year = style(inApp({ ...typeStyle('heading2') }));

export const story = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    '@media': {
      [from.md]: {
        gridTemplateColumns: 'minmax(0, 640px) minmax(0, 480px)',
        justifyContent: 'space-between',
      },
    },
  }),
);

/** Stays beside the story. */
export const aside = style(
  inApp({
    display: 'grid',
    gap: vars.space['3'],
    alignSelf: 'start',
    '@media': { [from.md]: { position: 'sticky', insetBlockStart: '144px' } },
  }),
);

export const picture = style(inApp({ borderRadius: vars.radius['3'], overflow: 'hidden' }));
