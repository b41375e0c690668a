import { style } from '@vanilla-extract/css';
import { inComponents, rem } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** A phone number reads from left to right in every script. */
export const row = style(inComponents({ direction: 'ltr', display: 'flex', gap: vars.space['1'] }));
/** As wide as the longest country code. */
export const code = style(inComponents({ flex: 'none', width: rem(72) }));
export const number = style(inComponents({ flex: 1 }));
export const digits = style(inComponents({ fontVariantNumeric: 'tabular-nums' }));
