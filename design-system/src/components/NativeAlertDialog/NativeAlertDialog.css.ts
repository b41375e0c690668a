import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import '../../styles/modalPageLock.css.ts';

export const dialog = style(
  inComponents({
    width: 'min(400px, 100% - 32px)',
    padding: '24px',
    margin: 'auto',
    overflowWrap: 'anywhere',
    background: vars.surface.page,
    border: '1px solid transparent',
    borderRadius: vars.radius['3'],
    boxShadow: vars.elevation['4'],
    selectors: { '&::backdrop': { background: vars.scrim.dialog } },
  }),
);

export const close = style(
  inComponents({ display: 'grid', justifyContent: 'end', marginBlockStart: vars.space['3'] }),
);
