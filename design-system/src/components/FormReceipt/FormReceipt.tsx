import { type ReactNode, useEffect, useRef } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { IconCircleCheckFilled } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './FormReceipt.css.ts';

export interface FormReceiptProps {
  title: string;
  text?: string;
  /** Reference number below the text. */
  reference?: { label: string; value: string };
  /** Next step. */
  action?: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
}

/** Replaces a submitted form and takes its focus so that the result is announced. */
export function FormReceipt({ title, text, reference, action, headingLevel = 2 }: FormReceiptProps) {
  const receipt = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    receipt.current?.focus();
  }, []);
  return (
    <div className={styles.root} data-component="FormReceipt" ref={receipt} role="status" tabIndex={-1}>
      <span className={styles.icon}>
        <IconCircleCheckFilled size={24} />
      </span>
      <div className={styles.text}>
        <Heading level={headingLevel} variant="heading4">
          {title}
        </Heading>
        {text && <Text tone="soft">{text}</Text>}
        {reference && (
          <p className={styles.reference}>
            {reference.label} <strong className={styles.value}>{reference.value}</strong>
          </p>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
