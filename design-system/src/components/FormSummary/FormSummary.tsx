import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { IconAlertCircleFilled } from '../Icon/index.ts';
import * as styles from './FormSummary.css.ts';

export interface FormProblem {
  /** Id of the control it is about; without one the problem is about the whole form. */
  fieldId?: string;
  text: string;
}

export interface FormSummaryProps {
  /** @default 'There is a problem' */
  title?: string;
  /** In the order of the fields; with none the summary is not there. */
  problems: readonly FormProblem[];
  /** Counts the submissions: each new one brings the focus here. Left out, the focus comes when the summary does. */
  attempt?: number;
  /** @default 2 */
  headingLevel?: HeadingLevel;
}

/** What is wrong with a form, at its top: takes the focus after a submission and leads to each field (GOV.UK pattern). */
export function FormSummary(props: FormSummaryProps) {
  return props.problems.length === 0 ? null : <ShownSummary {...props} />;
}

function ShownSummary({
  title = 'There is a problem',
  problems,
  attempt = 0,
  headingLevel = 2,
}: FormSummaryProps) {
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
      data-component="FormSummary"
      ref={summary}
      role="group"
      tabIndex={-1}
    >
      <span className={styles.icon}>
        <IconAlertCircleFilled size={20} />
      </span>
      <div className={styles.texts}>
        <Heading id={titleId} level={headingLevel} look="heading5">
          {title}
        </Heading>
        <ul className={styles.list} role="list">
          {problems.map(({ fieldId, text }) => (
            <li key={`${fieldId ?? ''} ${text}`}>
              {fieldId === undefined ? (
                text
              ) : (
                <a className={styles.link} href={`#${fieldId}`} onClick={goToField}>
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

/** The address alone would scroll the label out of sight and leave the focus behind. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const label = document.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  (label ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
