import type { ReactNode } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import { Spinner, type SpinnerTone } from '../Spinner/index.ts';
import * as styles from './Button.css.ts';
import type { ButtonSize, ButtonTone } from './buttonVariants.ts';

const iconSizes = { sm: 16, md: 18, lg: 20 } as const satisfies Record<ButtonSize, number>;

const spinnerTones = {
  primary: 'current',
  accent: 'current',
  danger: 'current',
  secondary: 'brand',
  ghost: 'brand',
  text: 'brand',
  inverse: 'brand',
} as const satisfies Record<ButtonTone, SpinnerTone>;

interface ButtonContentProps {
  icon?: IconComponent;
  tone: ButtonTone;
  size: ButtonSize;
  isBusy: boolean;
  busyLabel?: string;
  children: ReactNode;
}

/** Renders a button's icon and label, or its busy state. */
export function ButtonContent({ icon: Icon, tone, size, isBusy, busyLabel, children }: ButtonContentProps) {
  const spinner = <Spinner tone={spinnerTones[tone]} />;
  const idle = (
    <>
      {Icon &&
        (isBusy && !busyLabel ? (
          <span className={styles.iconSlots[size]}>{spinner}</span>
        ) : (
          <Icon size={iconSizes[size]} />
        ))}
      <span className={styles.label}>{children}</span>
    </>
  );
  if (busyLabel)
    return (
      <span className={styles.stack}>
        <span className={isBusy ? `${styles.content} ${styles.hidden}` : styles.content}>{idle}</span>
        <span className={isBusy ? styles.content : `${styles.content} ${styles.hidden}`}>
          {/* Spinner only while visible: hidden animations still use the CPU. */}
          {isBusy ? spinner : <span className={styles.iconSlots.sm} />}
          <span className={styles.label}>{busyLabel}</span>
        </span>
      </span>
    );
  if (isBusy && !Icon)
    return (
      <>
        <span className={`${styles.content} ${styles.transparent}`}>{idle}</span>
        <span className={styles.centered}>{spinner}</span>
      </>
    );
  return idle;
}
