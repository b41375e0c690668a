import { style } from '@vanilla-extract/css';
import { from, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { dialogFooter } from './DialogFooter.css.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const header = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    minHeight: '56px',
    paddingBlock: '8px',
    paddingInline: '16px 8px',
    borderBlockEnd: hairline,
    '@media': {
      [from.sm]: { minHeight: '72px', paddingBlock: '16px', paddingInline: '24px 20px', borderBlockEnd: 0 },
    },
  }),
);

export const subheader = style(
  inComponents({
    flex: 'none',
    paddingInline: '16px',
    borderBlockEnd: hairline,
    overflowX: 'auto',
    '@media': { [from.sm]: { paddingInline: '24px' } },
  }),
);

export const body = style(
  inComponents({
    flex: 1,
    minHeight: 0,
    padding: '16px',
    // Keeps focused content clear of the header.
    scrollPaddingBlockStart: '16px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [from.sm]: { padding: '4px 24px 24px' } },
  }),
);
export const bodyBelowSubheader = style(
  inComponents({ '@media': { [from.sm]: { paddingBlockStart: '24px', scrollPaddingBlockStart: '24px' } } }),
);

export const question = style(
  inComponents({ padding: '20px 16px', '@media': { [from.sm]: { padding: '24px' } } }),
);

export const footer = dialogFooter;
export const footerStart = style(
  inComponents({ display: 'contents', '@media': { [from.sm]: { display: 'flex', gap: '8px' } } }),
);
export const footerEnd = style(
  inComponents({
    display: 'contents',
    '@media': { [from.sm]: { display: 'flex', gap: '12px', marginInlineStart: 'auto' } },
  }),
);
