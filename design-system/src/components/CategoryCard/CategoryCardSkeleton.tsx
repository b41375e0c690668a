import { Card, CardBody, CardLineSkeleton, CardNameSkeleton, CardPicture, CardText } from '../Card/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './CategoryCard.css.ts';

/** Loading placeholder of a category card. */
export function CategoryCardSkeleton() {
  return (
    <Card component="CategoryCardSkeleton" isSkeleton>
      <CardPicture>
        <Skeleton ratio="1/1" />
      </CardPicture>
      <CardBody>
        <div className={styles.nameSlot}>
          <CardText>
            <CardNameSkeleton />
            <CardLineSkeleton width="40%" />
          </CardText>
        </div>
      </CardBody>
    </Card>
  );
}
