import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const dialog = style(
  inApp({
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

export const ok = style(inApp({ display: 'grid', justifyContent: 'end', marginBlockStart: vars.space['3'] }));
