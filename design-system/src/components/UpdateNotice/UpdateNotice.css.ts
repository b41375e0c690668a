import { style } from '@vanilla-extract/css';
import { inComponents, notice as floating, noticeContainer } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const container = style(inComponents({ ...noticeContainer(), paddingInline: vars.space['2'] }));

export const notice = style(
  inComponents({
    ...floating(),
    flexWrap: 'wrap',
    gap: vars.space['2'],
    maxWidth: '560px',
    padding: vars.space['2'],
    // Its container ignores pointer events.
    pointerEvents: 'auto',
  }),
);

export const text = style(inComponents({ flex: '1 1 220px' }));
