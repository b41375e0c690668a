import { Card, CardBody, CardLineSkeleton, CardNameSkeleton, CardPicture, CardText } from '../Card/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './ProductCard.css.ts';

/** Loading placeholder of a product card. */
export function ProductCardSkeleton() {
  return (
    <Card component="ProductCardSkeleton" isSkeleton>
      <CardPicture>
        <Skeleton ratio="1/1" />
      </CardPicture>
      <CardBody>
        <CardText>
          <CardLineSkeleton width="40%" />
          <CardNameSkeleton />
        </CardText>
        <div className={styles.footer}>
          <CardLineSkeleton width="76px" />
          <div className={styles.addSkeleton}>
            <Skeleton />
          </div>
        </div>
      </CardBody>
    </Card>
  );
}
