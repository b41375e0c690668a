import { style } from '@vanilla-extract/css';
import { inComponents, notice as floating, noticeContainer } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const container = style(
  inComponents({
    ...noticeContainer(),
    // Leaves the round buttons of the page and of dialogs uncovered.
    paddingInline: '80px',
    // On phones, dialogs have their buttons at the bottom.
    selectors: { ':root:has([role=dialog],dialog[open]) &': { inset: '8px 0 auto' } },
  }),
);

export const notice = style(inComponents({ ...floating(), gap: vars.space['1'], padding: '10px 16px' }));
