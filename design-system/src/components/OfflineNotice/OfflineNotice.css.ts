import { style } from '@vanilla-extract/css';
import { inComponents, notice as floating, noticeContainer } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const container = style(inComponents({ ...noticeContainer(), paddingInline: '80px' }));

export const notice = style(inComponents({ ...floating(), gap: vars.space['1'], padding: '10px 16px' }));
