import type { ReactNode } from 'react';
import { Stack } from '../../layout/index.ts';
import { DescriptionList, type DescriptionListItem } from '../DescriptionList/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './RecordDetail.css.ts';

export interface RecordDetailProps {
  /** Accessible name of the article, such as its reference number. */
  label: string;
  title: string;
  /** Line above the title: reference and date. */
  subtitle?: string;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** Link back to the list, shown where the list is not beside the record. */
  back?: ReactNode;
  /** Control of the record's status, at the end of the header. */
  status?: ReactNode;
  /** Key facts below the header. */
  facts?: readonly DescriptionListItem[];
  children: ReactNode;
  /** Buttons at the end; not printed. */
  actions?: ReactNode;
}

/** A record in full: header, key facts, content and actions. Belongs in a `MasterDetail`. */
export function RecordDetail(props: RecordDetailProps) {
  const { label, title, subtitle, headingLevel = 2, back, status, facts = [], children, actions } = props;
  return (
    <article aria-label={label} className={styles.root} data-component="RecordDetail">
      {back && <div className={styles.back}>{back}</div>}
      <header className={styles.header}>
        <Stack gap="0">
          {subtitle && (
            <Text variant="caption" tone="muted">
              {subtitle}
            </Text>
          )}
          <Heading level={headingLevel} variant="heading3">
            {title}
          </Heading>
        </Stack>
        {status}
      </header>
      {facts.length > 0 && <DescriptionList items={facts} variant="bar" />}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
