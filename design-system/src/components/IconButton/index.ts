export { IconButton, type IconButtonProps } from './IconButton.tsx';
export {
  iconButtonSizes,
  iconButtonTones,
  iconButtonVariants,
  type IconButtonSize,
  type IconButtonTone,
  type IconButtonVariant,
} from './iconButtonVariants.ts';
export { PlainIconButton, type PlainIconButtonProps } from './PlainIconButton.tsx';
export { PlainIconLink, type PlainIconLinkProps } from './PlainIconLink.tsx';
