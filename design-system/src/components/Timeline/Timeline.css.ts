import { style } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const line = `2px solid ${vars.action.primary.rest}`;
const disc = '16px';

export const root = style(
  inComponents({
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

export const event = style(
  inComponents({
    overflowWrap: 'anywhere',
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

export const date = style(inComponents({ ...typeStyle('heading2') }));
