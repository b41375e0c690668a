import type { MouseEvent, Ref } from 'react';
import type { IconComponent, IconSize } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './IconButton.css.ts';
import type { IconButtonSize, IconButtonTone, IconButtonVariant } from './iconButtonVariants.ts';
import { useTooltip } from './useTooltip.ts';

interface CommonProps {
  /** Id of the element, for focus management. */
  id?: string;
  /** Accessible name and text of the tooltip. */
  label: string;
  icon: IconComponent;
  /** @default 'neutral' */
  tone?: IconButtonTone;
  /** 32, 40 or 48 px; 44, 44 or 48 px on touch screens. `sm` is for dense rows. @default 'md' */
  size?: IconButtonSize;
  /** `box` has a border: pagers, arrows, actions on cards. @default 'ghost' */
  variant?: IconButtonVariant;
  /** @default 20, and 18 at size `sm` */
  iconSize?: IconSize;
  /** Set to false where the name is visible beside the button. @default true */
  hasTooltip?: boolean;
}

interface ActionProps {
  href?: undefined;
  opensNewTab?: undefined;
  /** Called on click, Enter and Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** @default false */
  isDisabled?: boolean;
  /** The action is in progress: the button keeps the focus and ignores presses. @default false */
  isBusy?: boolean;
  /** State of a toggle button (`aria-pressed`). */
  isPressed?: boolean;
  /** Whether the controlled element is open (`aria-expanded`). */
  isExpanded?: boolean;
  /** It opens a menu (`aria-haspopup`). @default false */
  hasMenu?: boolean;
  /** Id of the controlled element (`aria-controls`). */
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
}

interface LinkProps {
  href: string;
  /** Called before the link is followed. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** @default false */
  opensNewTab?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

export type IconButtonProps = CommonProps & (ActionProps | LinkProps);

/** A button (or, with `href`, a link) with an icon, and its name in a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, tone = 'neutral', size = 'md', variant = 'ghost', hasTooltip = true } = props;
  const tooltip = useTooltip();
  const { iconSize = size === 'sm' ? 18 : 20 } = props;
  const common = {
    ...tooltip.triggerProps,
    'aria-label': label,
    className: `${styles.root} ${styles.tones[tone]} ${styles.variants[variant]} ${styles.sizes[size]}`,
    'data-component': 'IconButton',
    id: props.id,
  };
  const { Position } = tooltip;
  const tip = hasTooltip && !tooltip.isDismissed && (
    <>
      <span aria-hidden className={styles.tooltip} data-part="tooltip" ref={tooltip.tooltipRef}>
        {label}
      </span>
      {Position && <Position tooltipRef={tooltip.tooltipRef} />}
    </>
  );
  if (props.href !== undefined)
    return (
      <a
        {...common}
        href={props.href}
        onClick={props.onPress}
        ref={props.ref}
        rel={props.opensNewTab ? 'noopener' : undefined}
        target={props.opensNewTab ? '_blank' : undefined}
      >
        <Icon size={iconSize} />
        {tip}
      </a>
    );
  const { isBusy = false, onPress } = props;
  return (
    <button
      {...common}
      aria-controls={props.controls}
      aria-disabled={isBusy || undefined}
      aria-expanded={props.isExpanded}
      aria-haspopup={props.hasMenu ? 'menu' : undefined}
      aria-pressed={props.isPressed}
      disabled={props.isDisabled}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onPress?.(event);
      }}
      ref={props.ref}
      type={props.type ?? 'button'}
    >
      {isBusy ? <Spinner tone="current" /> : <Icon size={iconSize} />}
      {tip}
    </button>
  );
}
