import type { TypeStyleName } from '../../theme/index.ts';

export const textVariants = [
  'bodyLg',
  'article',
  'bodyMd',
  'bodySm',
  'caption',
  'micro',
  'data',
  'dataDense',
  'dataCode',
  'figure',
] as const satisfies readonly TypeStyleName[];
export type TextVariant = (typeof textVariants)[number];

export const textTones = ['default', 'body', 'soft', 'muted', 'danger', 'onDark', 'onDarkMuted'] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'strong'] as const;
export type TextWeight = (typeof textWeights)[number];
