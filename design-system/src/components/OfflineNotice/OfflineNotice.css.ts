import { style } from '@vanilla-extract/css';
import { inComponents, notice as floating, noticeContainer } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const frame = noticeContainer();

export const container = style(
  inComponents({
    ...frame,
    // Leaves the round buttons of the page and of dialogs uncovered.
    paddingInline: '80px',
    '@media': {
      ...frame['@media'],
      // On phones, dialogs have their buttons at the bottom.
      '(max-width: 599.98px)': {
        selectors: {
          ':root:has([role="dialog"], dialog[open]) &': {
            insetBlock: 'calc(8px + env(safe-area-inset-top, 0px)) auto',
          },
        },
      },
    },
  }),
);

export const notice = style(inComponents({ ...floating(), gap: vars.space['1'], padding: '10px 16px' }));
