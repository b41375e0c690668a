export const buttonTones = ['primary', 'accent', 'secondary', 'ghost', 'text', 'danger', 'inverse'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
