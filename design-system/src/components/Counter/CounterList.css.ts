import { style } from '@vanilla-extract/css';
import { from, inComponents, rem, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    width: '100%',
    marginBlockStart: vars.space['3'],
    borderBlockStart: `1px solid ${vars.border.strong}`,
  }),
);

export const item = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    // Equal columns; long numbers widen theirs and wrap the last ones.
    flex: '1 1 0',
    minWidth: 'fit-content',
    overflowWrap: 'anywhere',
    paddingBlockStart: vars.space['2'],
    paddingInline: vars.space['1_5'],
    '@media': { [from.lg]: { paddingInline: vars.space['3'] } },
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '& + &': { borderInlineStart: `1px solid ${vars.border.subtle}` },
    },
  }),
);

export const value = style(inComponents({ ...typeStyle('figure'), margin: 0 }));

export const label = style(
  inComponents({
    ...typeStyle('caption'),
    color: vars.text.muted,
    '@media': { [from.md]: { fontSize: rem(14), lineHeight: rem(20) } },
  }),
);
