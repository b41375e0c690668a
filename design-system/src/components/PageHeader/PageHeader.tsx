import type { ReactNode, Ref } from 'react';
import { Container, type ContainerProps } from '../../layout/index.ts';
import { type Breadcrumb, Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Heading } from '../Heading/index.ts';
import { NonBreakingMeasures, Text } from '../Text/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** Name of the page. */
  title: string;
  /** Path to the page, which is the last step. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Accessible name of the breadcrumbs. */
  breadcrumbsLabel?: string;
  /** One or two sentences below the title. */
  lead?: string;
  /** One line of facts below the lead. */
  facts?: ReactNode;
  /** Back link in place of breadcrumbs. */
  backLink?: ReactNode;
  /** Width of the page's column. @default 'page' */
  width?: ContainerProps['width'];
  /** Publisher, address and date: above the title in print, which has no site header. */
  printLines?: readonly string[];
  /** One secondary action. */
  action?: ReactNode;
  /** Ref of the title, for focus management. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Header of a page: breadcrumbs, title and lead. */
export function PageHeader({
  title,
  breadcrumbs = [],
  breadcrumbsLabel,
  lead,
  facts,
  backLink,
  width,
  printLines = [],
  action,
  titleRef,
}: PageHeaderProps) {
  return (
    <div className={styles.root} data-component="PageHeader">
      <Container width={width}>
        <div className={styles.content}>
          <div className={styles.text}>
            {printLines.length > 0 && (
              <div className={styles.printLines}>
                {printLines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            )}
            {breadcrumbs.length > 0 && (
              <div className={styles.breadcrumbs}>
                <Breadcrumbs items={breadcrumbs} label={breadcrumbsLabel} />
              </div>
            )}
            {backLink && <div className={styles.breadcrumbs}>{backLink}</div>}
            <Heading isFocusable level={1} ref={titleRef}>
              <NonBreakingMeasures>{title}</NonBreakingMeasures>
            </Heading>
            {lead && (
              <div className={styles.lead}>
                <Text variant="bodyLg" tone="soft">
                  {lead}
                </Text>
              </div>
            )}
            {facts && <div className={styles.facts}>{facts}</div>}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </Container>
    </div>
  );
}
