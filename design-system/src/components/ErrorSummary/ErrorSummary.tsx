import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { IconAlertCircleFilled } from '../Icon/index.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryItem {
  /** Id of the invalid control; omit for errors of the whole form. */
  fieldId?: string;
  text: string;
}

export interface ErrorSummaryProps {
  /** @default 'There is a problem' */
  title?: string;
  /** In the order of the fields; renders nothing if empty. */
  errors: readonly ErrorSummaryItem[];
  /** Number of submissions; each change moves focus here. Without it focus moves on mount only. */
  attempt?: number;
  /** @default 2 */
  headingLevel?: HeadingLevel;
}

/** Lists a form's errors at its top, takes focus after a submission and links to each field (GOV.UK pattern). */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length === 0 ? null : <VisibleSummary {...props} />;
}

function VisibleSummary({
  title = 'There is a problem',
  errors,
  attempt = 0,
  headingLevel = 2,
}: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(
    function takeFocus() {
      summary.current?.focus();
    },
    [attempt],
  );
  return (
    <div
      aria-labelledby={titleId}
      className={styles.root}
      data-component="ErrorSummary"
      ref={summary}
      role="group"
      tabIndex={-1}
    >
      <span className={styles.icon}>
        <IconAlertCircleFilled size={20} />
      </span>
      <div className={styles.content}>
        <Heading id={titleId} level={headingLevel} variant="heading5">
          {title}
        </Heading>
        <ul className={styles.list} role="list">
          {errors.map(({ fieldId, text }) => (
            <li key={`${fieldId ?? ''} ${text}`}>
              {fieldId === undefined ? (
                text
              ) : (
                <a className={styles.link} href={`#${fieldId}`} onClick={focusField}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The fragment alone would scroll the label out of view and not move focus. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const label = document.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  (label ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
