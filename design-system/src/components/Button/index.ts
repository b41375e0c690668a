export { Button, type ButtonProps } from './Button.tsx';
export { ButtonForm, type ButtonFormProps, type PostFormProps } from './ButtonForm.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export { buttonSizes, buttonTones, type ButtonSize, type ButtonTone } from './buttonVariants.ts';
