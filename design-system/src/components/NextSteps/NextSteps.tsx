import { Heading } from '../Heading/index.ts';
import * as styles from './NextSteps.css.ts';

export interface NextStep {
  title: string;
  /** One sentence below the title. */
  text: string;
}

export interface NextStepsProps {
  /** Id of the title, which names the landmark. @default 'next-steps' */
  id?: string;
  title: string;
  steps: readonly NextStep[];
}

/** Explains, beside a form, what happens after it is sent. */
export function NextSteps({ id = 'next-steps', title, steps }: NextStepsProps) {
  return (
    <aside aria-labelledby={id} className={styles.root} data-component="NextSteps">
      <Heading id={id} level={2} variant="heading5">
        {title}
      </Heading>
      <ol className={styles.steps} role="list">
        {steps.map((step, index) => (
          <li className={styles.step} key={step.title}>
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            <span className={styles.title}>{step.title}</span>
            <span className={styles.text}>{step.text}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
