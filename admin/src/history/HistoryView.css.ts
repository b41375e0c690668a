import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const changes = style(inApp({ flexBasis: '100%', minWidth: 0 }));

export const pictures = style(
  inApp({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'], paddingBlockStart: vars.space['0_5'] }),
);
export const picture = style(
  inApp({
    width: '56px',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['1'],
    overflow: 'hidden',
  }),
);
