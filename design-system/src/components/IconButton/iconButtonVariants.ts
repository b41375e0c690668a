export const iconButtonTones = ['neutral', 'brand', 'danger', 'onDark'] as const;
export type IconButtonTone = (typeof iconButtonTones)[number];

export const iconButtonVariants = ['ghost', 'box'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

export const iconButtonSizes = ['sm', 'md', 'lg'] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];
