import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const frame = style(
  inComponents({
    // Keeps the dialog from changing its height with each choice.
    minHeight: '232px',
    overflow: 'auto',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
  }),
);

export const preview = style(inComponents({ borderCollapse: 'collapse', ...typeStyle('data') }));

export const header = style(inComponents({ fontWeight: 600, background: vars.surface.sunken }));

export const cell = style(
  inComponents({
    maxWidth: '200px',
    height: '32px',
    paddingInline: '8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    border: `1px solid ${vars.border.subtle}`,
    unicodeBidi: 'plaintext',
    textAlign: 'match-parent',
  }),
);

export const more = style(
  inComponents({ padding: '6px 8px', ...typeStyle('caption'), color: vars.text.muted }),
);
