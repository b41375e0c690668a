import { type ReactNode, useId, useRef } from 'react';
import { BrandMark } from '../BrandMark/index.ts';
import { CountBadge } from '../CountBadge/index.ts';
import { IconClipboardList, IconMapPin } from '../Icon/index.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { cartName } from './headerState.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchField } from './SearchField.tsx';
import * as styles from './SiteHeader.css.ts';
import { SiteNavigation } from './SiteNavigation.tsx';
import {
  type SiteHeaderCategory,
  type SiteHeaderItem,
  type SiteHeaderLabels,
  siteHeaderLabels,
} from './siteHeaderTypes.ts';
import { useDisclosure } from './useDisclosure.ts';
import { useHeaderRow } from './useHeaderRow.ts';

export interface SiteHeaderProps {
  /** Name of the company. */
  brand: string;
  homeHref: string;
  /** Entries of the main menu, in order. */
  items: readonly SiteHeaderItem[];
  /** Address of the entry that carries the categories. */
  categoriesHref: string;
  /** Main categories; with none the entry is a plain link. */
  categories: readonly SiteHeaderCategory[];
  cartHref: string;
  cartCount: number;
  /** Path of the page being shown; a new one closes the menus. */
  currentPath: string;
  /** Where the search form leads; without one there is no search field. */
  searchHref?: string;
  /** A fact about the company with a link, beside the cart. */
  note?: SiteHeaderItem;
  /** A short fact at the end of the second row. */
  fact?: string;
  /** Beside the categories in the open panel: quick ways, help. */
  panelAside?: ReactNode;
  /** At the foot of the mobile panel. */
  mobileFoot?: ReactNode;
  labels?: Partial<SiteHeaderLabels>;
}

/** The head of every public page: brand, search, quote list, and the main menu with the product categories. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, homeHref, cartHref, cartCount, currentPath, searchHref, note, categories } = props;
  const labels = { ...siteHeaderLabels, ...props.labels };
  const header = useRef<HTMLElement>(null);
  const panelId = useId();
  const disclosure = useDisclosure(header, currentPath);
  useHeaderRow(header);

  return (
    <header
      {...disclosure.areaProps}
      className={styles.root}
      data-component="SiteHeader"
      data-panel={disclosure.isOpen ? 'open' : undefined}
      ref={header}
    >
      <div className={styles.bar}>
        <div className={`${styles.frame} ${styles.top}`}>
          <MobileMenu {...props} labels={labels} />
          <a aria-label={`${brand}, ${labels.home}`} className={styles.brand} href={homeHref}>
            <BrandMark name={brand} />
          </a>
          {searchHref !== undefined && <SearchField action={searchHref} labels={labels} />}
          {note && (
            <a className={styles.note} href={note.href}>
              <IconMapPin size={18} />
              {note.label}
            </a>
          )}
          <a
            aria-label={cartName(labels.cartSpoken, cartCount, labels.items)}
            className={styles.cart}
            href={cartHref}
          >
            <IconClipboardList size={20} />
            <span className={styles.cartText}>{labels.cart}</span>
            <span aria-hidden className={styles.cartCount}>
              <CountBadge count={cartCount} />
            </span>
          </a>
        </div>
      </div>
      <div className={styles.row} data-part="row">
        <div className={`${styles.frame} ${styles.rowFrame}`}>
          <SiteNavigation {...props} disclosure={disclosure} labels={labels} panelId={panelId} />
          {props.fact && <span className={styles.fact}>{props.fact}</span>}
        </div>
        {categories.length > 0 && (
          <CategoryPanel
            aside={props.panelAside}
            categories={categories}
            currentPath={currentPath}
            id={panelId}
            isOpen={disclosure.isOpen}
          />
        )}
      </div>
      {categories.length > 0 && <div aria-hidden className={styles.scrim} data-part="scrim" />}
    </header>
  );
}
