import type { Ref } from 'react';
import type { IconComponent, IconSize } from '../Icon/index.ts';
import * as styles from './IconButton.css.ts';
import type { IconButtonSize, IconButtonTone } from './iconButtonVariants.ts';

export interface PlainIconButtonProps {
  /** Accessible name. */
  label: string;
  icon: IconComponent;
  /** @default 'neutral' */
  tone?: IconButtonTone;
  /** @default 'md' */
  size?: IconButtonSize;
  /** @default 20 */
  iconSize?: IconSize;
  /** Called on click, Enter and Space. */
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** An `IconButton` without tooltip, link and busy state, for familiar icons on lazily loaded surfaces. */
export function PlainIconButton(props: PlainIconButtonProps) {
  const { label, icon: Icon, tone = 'neutral', size = 'md', iconSize = 20, onPress, ref } = props;
  return (
    <button
      aria-label={label}
      className={`${styles.root} ${styles.tones[tone]} ${styles.variants.ghost} ${styles.sizes[size]}`}
      data-component="IconButton"
      onClick={onPress}
      ref={ref}
      type="button"
    >
      <Icon size={iconSize} />
    </button>
  );
}
