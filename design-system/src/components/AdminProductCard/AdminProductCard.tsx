import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';
import { IconPencil, IconTrash } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Picture, type PictureProps, type PictureSource } from '../Picture/index.ts';
import { ProductFlags } from '../ProductFlags/index.ts';
import { ProductNameLink } from './ProductNameLink.tsx';
import * as styles from './AdminProductCard.css.ts';
import { type AdminProductCardLabels, adminProductCardLabels } from './adminProductCardLabels.ts';

/** Maximum number of pictures on a card (S-319). */
export const maxPictures = 3;

export interface AdminProductCardProps extends Pick<PictureProps, 'drawing'> {
  name: string;
  /** Makes the name a link, which opens what `onEdit` opens. */
  href?: string;
  /** Name of the category, as stored. */
  category: string;
  /** Truncated to one line. */
  description: string;
  isBestseller: boolean;
  isTrending: boolean;
  /** The first three are shown; a placeholder drawing if there is none. */
  sources: readonly (PictureSource | null | undefined)[];
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** Adds the edit button. */
  onEdit?: () => void;
  onDelete?: () => void;
  /** Menu button with less frequent actions, size `sm`, after the others. */
  menu?: ReactNode;
  labels?: Partial<AdminProductCardLabels>;
}

/** Shows a product's key facts with its actions, for staff. */
export function AdminProductCard(props: AdminProductCardProps) {
  const { name, category, description, isBestseller, isTrending, sources, headingLevel = 2 } = props;
  const labels = { ...adminProductCardLabels, ...props.labels };
  const Name = `h${headingLevel}` as const;
  const pictures = sources.length === 0 ? [null] : sources.slice(0, maxPictures);
  return (
    <article className={styles.root} data-component="AdminProductCard">
      <div className={styles.header}>
        <Name className={styles.name}>
          <ProductNameLink href={props.href} onOpen={props.onEdit}>
            {name}
          </ProductNameLink>
        </Name>
        {props.onEdit && (
          <IconButton icon={IconPencil} label={`${labels.edit}: ${name}`} onPress={props.onEdit} size="sm" />
        )}
        {props.onDelete && (
          <IconButton
            icon={IconTrash}
            label={`${labels.delete}: ${name}`}
            onPress={props.onDelete}
            size="sm"
            tone="danger"
          />
        )}
        {props.menu}
      </div>
      <p className={styles.category}>{`${labels.category}${category}`}</p>
      <p className={styles.description}>{description}</p>
      <p className={styles.flags}>
        <ProductFlags isBestseller={isBestseller} isTrending={isTrending} labels={labels} />
        {!isBestseller && !isTrending && <span className={styles.noFlags}>{labels.noFlags}</span>}
      </p>
      <div className={styles.pictures}>
        {pictures.map((source, index) => (
          // The same file may occur twice, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <span className={styles.picture} key={index}>
            <Picture alt="" drawing={props.drawing} sizes="120px" source={source} />
          </span>
        ))}
      </div>
    </article>
  );
}
