import type { ReactNode } from 'react';
import { Stack } from '../../layout/index.ts';
import * as styles from './ProductDetails.css.ts';

interface ProductColumnsProps {
  picture: ReactNode;
  children: ReactNode;
}

/** Picture and text of a product side by side, stacked on narrow pages. */
export function ProductColumns({ picture, children }: ProductColumnsProps) {
  return (
    <div className={styles.product}>
      {picture}
      <Stack gap="2">{children}</Stack>
    </div>
  );
}
