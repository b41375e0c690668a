import type { ReactNode, Ref } from 'react';
import { Container, type ContainerProps } from '../../layout/index.ts';
import { type Breadcrumb, Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Heading } from '../Heading/index.ts';
import { NonBreakingMeasures, Text } from '../Text/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** Name of the page. */
  title: string;
  /** The way to the page, which is its last step. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Name of the breadcrumbs' landmark. @default 'Breadcrumb' */
  breadcrumbsLabel?: string;
  /** One or two sentences under the title. */
  lead?: string;
  /** What else is known of the page, in one line under the lead. */
  facts?: ReactNode;
  /** The way back, where it takes the place of breadcrumbs. */
  backLink?: ReactNode;
  /** Column of the page below. @default 'page' */
  width?: ContainerProps['width'];
  /** Who publishes the page, where and when: above the title in print, where the frame of the site is missing. */
  printLines?: readonly string[];
  /** One secondary action. */
  action?: ReactNode;
  /** The title, for the focus of a new page. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The band at the top of a page: where it stands, what it is called, what it is about. */
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
