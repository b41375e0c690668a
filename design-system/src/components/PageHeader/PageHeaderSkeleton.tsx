import { Container, type ContainerProps } from '../../layout/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './PageHeader.css.ts';
import * as lines from './PageHeaderSkeleton.css.ts';

export interface PageHeaderSkeletonProps {
  /** Column of the page below. @default 'page' */
  width?: ContainerProps['width'];
}

/** Reserves the space of a header with breadcrumbs and a one-line title. */
export function PageHeaderSkeleton({ width }: PageHeaderSkeletonProps) {
  return (
    <div className={styles.root} data-component="PageHeaderSkeleton">
      <Container width={width}>
        <div className={styles.content}>
          <div className={styles.text}>
            <div className={styles.breadcrumbs}>
              <div className={lines.breadcrumbsLine}>
                <Skeleton shape="line" width="min(12rem, 60vw)" />
              </div>
            </div>
            <div className={lines.titleLine}>
              <Skeleton height="70%" width="min(24rem, 80vw)" />
            </div>
          </div>
        </div>
      </Container>
    </div>
  );
}
