import { inApp, media } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

export const root = style(
  inApp({ '@media': { [media.print]: { display: 'none' }, [media.noScript]: { display: 'none' } } }),
);
