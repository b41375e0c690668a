import type { ReactNode } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Button.css.ts';
import type { ButtonSize } from './buttonLooks.ts';

const iconSizes = { sm: 16, md: 18, lg: 20 } as const satisfies Record<ButtonSize, number>;

interface ButtonContentProps {
  icon?: IconComponent;
  size: ButtonSize;
  isBusy: boolean;
  busyLabel?: string;
  children: ReactNode;
}

/** Icon and label of a button, and what takes their place while it is busy. */
export function ButtonContent({ icon: Icon, size, isBusy, busyLabel, children }: ButtonContentProps) {
  const idle = (
    <>
      {Icon && (isBusy && !busyLabel ? <Spinner /> : <Icon size={iconSizes[size]} />)}
      <span>{children}</span>
    </>
  );
  if (busyLabel)
    return (
      <span className={styles.stack}>
        <span className={isBusy ? `${styles.content} ${styles.hidden}` : styles.content}>{idle}</span>
        <span className={isBusy ? styles.content : `${styles.content} ${styles.hidden}`}>
          <Spinner />
          <span>{busyLabel}</span>
        </span>
      </span>
    );
  if (isBusy && !Icon)
    return (
      <>
        <span className={`${styles.content} ${styles.seeThrough}`}>{idle}</span>
        <span className={styles.centred}>
          <Spinner />
        </span>
      </>
    );
  return idle;
}
