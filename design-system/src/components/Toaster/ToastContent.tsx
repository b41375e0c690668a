import type { ToastContentProps } from 'react-toastify/unstyled';
import { inlineVars } from '../../styles/inlineVars.ts';
import { Button } from '../Button/index.ts';
import {
  IconAlertCircleFilled,
  type IconComponent,
  IconCircleCheckFilled,
  IconInfoCircleFilled,
  IconX,
} from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { ToastData } from './showToast.ts';
import * as styles from './ToastContent.css.ts';
import { useToaster } from './ToasterContext.ts';
import type { ToastTone } from './toastTones.ts';

const toneIcons: Record<ToastTone, IconComponent> = {
  success: IconCircleCheckFilled,
  info: IconInfoCircleFilled,
  warning: IconInfoCircleFilled,
  danger: IconAlertCircleFilled,
};

/** Content of a toast. react-toastify calls it as a function, so the hooks are in a component of its own. */
export function ToastContent(props: ToastContentProps<ToastData>) {
  return <Content {...props} />;
}

function Content({ data: { shown, messages }, closeToast, toastProps }: ToastContentProps<ToastData>) {
  const { labels, isPaused } = useToaster();
  const { tone, title, text, action, count } = shown;
  const Icon = toneIcons[tone];
  return (
    <>
      <span className={`${styles.icon} ${styles.iconTones[tone]}`}>
        <Icon size={20} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>
          {title}
          {count > 1 && (
            <>
              {' '}
              <span aria-hidden className={styles.count}>
                ×{count}
              </span>
              <span className={styles.countText}>{labels.times(count)}</span>
            </>
          )}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && (
        <span className={styles.action}>
          <Button
            onPress={() => {
              void action.onPress();
              closeToast();
            }}
            size="sm"
            tone="secondary"
          >
            {action.label}
          </Button>
        </span>
      )}
      <span className={styles.close}>
        <IconButton
          hasTooltip={false}
          icon={IconX}
          label={labels.close}
          onPress={() => closeToast()}
          size="sm"
        />
      </span>
      {toastProps.autoClose !== false && (
        <span
          aria-hidden
          className={`${styles.countdown} ${styles.countdownTones[tone]}`}
          data-paused={isPaused || undefined}
          data-part="time"
          key={messages}
          onAnimationEnd={() => closeToast()}
          style={inlineVars({ [styles.closeTime]: `${toastProps.autoClose}ms` })}
        />
      )}
    </>
  );
}
