import { type ReactNode, useMemo, useRef } from 'react';
import { BrandMark } from '../BrandMark/index.ts';
import { IconMapPin } from '../Icon/index.ts';
import { SearchField, type SearchPanel } from '../SearchField/index.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { MobileSearch } from './MobileSearch.tsx';
import * as styles from './SiteHeader.css.ts';
import { SiteNavigation } from './SiteNavigation.tsx';
import {
  type SiteHeaderCategory,
  type SiteHeaderItem,
  type SiteHeaderLabels,
  siteHeaderLabels,
} from './siteHeaderTypes.ts';
import { useDisclosure } from './useDisclosure.ts';
import { useHideRowOnScroll } from './useHideRowOnScroll.ts';

export interface SiteHeaderProps {
  /** Company name. */
  brand: string;
  /** Custom logo, such as an `img` with an empty `alt`. @default a mark with the name */
  logo?: ReactNode;
  homeHref: string;
  /** Entries of the main menu, in order. */
  items: readonly SiteHeaderItem[];
  /** `href` of the menu entry that opens the categories. */
  categoriesHref: string;
  /** Main categories; without any the entry is a plain link. */
  categories: readonly SiteHeaderCategory[];
  /** A `CartLink`, passed as an element so that count changes do not re-render the header. */
  cart: ReactNode;
  /** Path of the current page; a change closes the menus. */
  currentPath: string;
  /** Action of the search form; omit for no search field. */
  searchHref?: string;
  /** Search query of the current page. */
  searchQuery?: string;
  /** Suggestions for the text in the search field; null until there are some. */
  searchPanel?: SearchPanel | null;
  /** Called with the search text on every change. */
  onSearchQueryChange?: (text: string) => void;
  /** Called when the search field receives the focus. */
  onSearchFocus?: () => void;
  /** Short link beside the cart. */
  note?: SiteHeaderItem;
  /** Short text at the end of the second row. */
  fact?: string;
  /** Content beside the categories in the open panel: quick links, help. */
  panelAside?: ReactNode;
  /** Footer of the mobile menu. */
  mobileFooter?: ReactNode;
  labels?: Partial<SiteHeaderLabels>;
}

/** Header of every public page: brand, search, quote list, and main menu with the product categories. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, homeHref, cart, currentPath, searchHref, note } = props;
  const { items, categories, categoriesHref, labels: labelOverrides } = props;
  const labels = useMemo(() => ({ ...siteHeaderLabels, ...labelOverrides }), [labelOverrides]);
  const header = useRef<HTMLElement>(null);
  const disclosure = useDisclosure(header, currentPath);
  useHideRowOnScroll(header, currentPath);

  return (
    <header
      {...disclosure.areaProps}
      className={styles.root}
      data-component="SiteHeader"
      data-panel={disclosure.isOpen ? 'open' : undefined}
      ref={header}
    >
      <div className={styles.bar}>
        <div className={`${styles.frame} ${styles.topRow}`}>
          <MobileMenu
            brand={brand}
            categories={categories}
            categoriesHref={categoriesHref}
            currentPath={currentPath}
            items={items}
            labels={labels}
            mobileFooter={props.mobileFooter}
          />
          <a aria-label={`${brand}, ${labels.home}`} className={styles.brand} href={homeHref}>
            {props.logo ?? <BrandMark name={brand} />}
          </a>
          {searchHref !== undefined && (
            <div className={styles.search}>
              <SearchField
                action={searchHref}
                labels={labels}
                onFocus={props.onSearchFocus}
                onQueryChange={props.onSearchQueryChange}
                panel={props.searchPanel}
                query={props.searchQuery}
              />
            </div>
          )}
          <div className={styles.actions}>
            {note && (
              <a className={styles.note} href={note.href}>
                <IconMapPin size={18} />
                {note.label}
              </a>
            )}
            {searchHref !== undefined && (
              <span className={styles.searchLink}>
                <MobileSearch
                  action={searchHref}
                  currentPath={currentPath}
                  labels={labels}
                  onFocus={props.onSearchFocus}
                  onQueryChange={props.onSearchQueryChange}
                  panel={props.searchPanel}
                  query={props.searchQuery}
                />
              </span>
            )}
            {cart}
          </div>
        </div>
      </div>
      <div className={styles.row} data-part="row">
        <div className={`${styles.frame} ${styles.rowFrame}`}>
          <SiteNavigation {...props} disclosure={disclosure} labels={labels} />
          {props.fact && <span className={styles.fact}>{props.fact}</span>}
        </div>
      </div>
      {categories.length > 0 && <div aria-hidden className={styles.scrim} data-part="scrim" />}
    </header>
  );
}
