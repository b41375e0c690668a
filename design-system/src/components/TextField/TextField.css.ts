import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const row = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] }));
export const grow = style(inComponents({ flex: '1 1 160px' }));

const addon = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  ...typeStyle('bodyMd'),
  fontSize: 'inherit',
  color: vars.text.muted,
} as const;

export const icon = style(inComponents({ ...addon, paddingInlineStart: '12px' }));
export const unit = style(inComponents({ ...addon, paddingInlineEnd: '12px' }));

/** Divided from the text by a short line. */
export const prefix = style(
  inComponents({
    ...addon,
    paddingInlineStart: '12px',
    fontVariantNumeric: 'tabular-nums',
    '::after': {
      content: '',
      alignSelf: 'center',
      height: '20px',
      marginInlineStart: '10px',
      borderInlineEnd: `1px solid ${vars.border.strong}`,
    },
  }),
);

export const input = style(
  inComponents({
    selectors: {
      [`${icon} + &, ${prefix} + &`]: { paddingInlineStart: '8px' },
      // Edge's built-in reveal button.
      '&::-ms-reveal': { display: 'none' },
    },
  }),
);

export const tabular = style(inComponents({ fontVariantNumeric: 'tabular-nums' }));

export const reveal = style(
  inComponents({
    flex: 'none',
    display: 'inline-grid',
    alignItems: 'center',
    paddingInlineEnd: '3px',
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
