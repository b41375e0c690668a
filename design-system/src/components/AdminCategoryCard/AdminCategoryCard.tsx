import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Chip } from '../Chip/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { IconArrowRight, IconFolderPlus, IconPencil, IconTrash } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Picture, type PictureProps } from '../Picture/index.ts';
import * as styles from './AdminCategoryCard.css.ts';
import { type AdminCategoryCardLabels, adminCategoryCardLabels } from './adminCategoryCardLabels.ts';

export interface AdminCategoryCardProps extends Pick<PictureProps, 'source' | 'drawing'> {
  name: string;
  /** Link to the category's subcategories. */
  href: string;
  isActive: boolean;
  /** Name of the parent category. */
  parentName?: string;
  /** Shown with an arrow when above 0. */
  subcategoryCount: number;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** Adds the action to the footer; without any action there is no footer. */
  onAddSubcategory?: () => void;
  onEdit?: () => void;
  onDelete?: () => void;
  /** Menu button with less frequent actions, size `sm`, at the end of the footer. */
  menu?: ReactNode;
  /** Id of the link in the name, for focus management. */
  linkId?: string;
  /** Id of the edit button, for focus management. */
  editButtonId?: string;
  labels?: Partial<AdminCategoryCardLabels>;
}

/** Shows a category of the tree: the name links to its subcategories, the footer holds its actions. */
export function AdminCategoryCard(props: AdminCategoryCardProps) {
  const { name, href, isActive, parentName, subcategoryCount, headingLevel = 2 } = props;
  const { onAddSubcategory, onEdit, onDelete, menu } = props;
  const labels = { ...adminCategoryCardLabels, ...props.labels };
  const Name = `h${headingLevel}` as const;
  return (
    <article className={styles.root} data-component="AdminCategoryCard">
      <div className={styles.header}>
        <span className={styles.thumb}>
          <Picture alt="" drawing={props.drawing} sizes="64px" source={props.source} />
        </span>
        <div className={styles.text}>
          <Name className={styles.name}>
            <a className={styles.link} href={href} id={props.linkId}>
              {name}
            </a>
          </Name>
          {parentName && <p className={styles.parent}>{labels.parent(parentName)}</p>}
          <p className={styles.facts}>
            <Chip hasDot tone={isActive ? 'success' : 'neutral'}>
              {isActive ? labels.active : labels.inactive}
            </Chip>
            {subcategoryCount > 0 && (
              <span className={styles.count} data-part="count">
                {labels.subcategories(subcategoryCount)}
                <IconArrowRight size={16} />
              </span>
            )}
          </p>
        </div>
      </div>
      {(onAddSubcategory || onEdit || onDelete || menu) && (
        <div className={styles.footer}>
          {onAddSubcategory && (
            <Button icon={IconFolderPlus} onPress={onAddSubcategory} size="sm" tone="ghost">
              {labels.addSubcategory}
            </Button>
          )}
          <span className={styles.footerEnd}>
            {onEdit && (
              <IconButton
                icon={IconPencil}
                id={props.editButtonId}
                label={`${labels.edit}: ${name}`}
                onPress={onEdit}
                size="sm"
              />
            )}
            {onDelete && (
              <IconButton
                icon={IconTrash}
                label={`${labels.delete}: ${name}`}
                onPress={onDelete}
                size="sm"
                tone="danger"
              />
            )}
            {menu}
          </span>
        </div>
      )}
    </article>
  );
}
