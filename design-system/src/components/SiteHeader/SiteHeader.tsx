import { type ReactNode, useMemo, useRef } from 'react';
import { BrandMark } from '../BrandMark/index.ts';
import { IconMapPin, IconSearch } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { SearchField, type SearchSuggestion } from '../SearchField/index.ts';
import { MobileMenu } from './MobileMenu.tsx';
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
  /** Name of the company. */
  brand: string;
  homeHref: string;
  /** Entries of the main menu, in order. */
  items: readonly SiteHeaderItem[];
  /** Address of the entry that carries the categories. */
  categoriesHref: string;
  /** Main categories; with none the entry is a plain link. */
  categories: readonly SiteHeaderCategory[];
  /** The way to the quote list, a `CartLink`: it changes by itself, and with it nothing else of the head. */
  cart: ReactNode;
  /** Path of the page being shown; a new one closes the menus. */
  currentPath: string;
  /** Where the search form leads; without one there is no search field. */
  searchHref?: string;
  /** What the page being shown was searched by. */
  searchQuery?: string;
  /** What is suggested for the text in the search field. */
  searchSuggestions?: readonly SearchSuggestion[];
  /** The text in the search field, as it is typed. */
  onSearchQueryChange?: (text: string) => void;
  /** A fact about the company with a link, beside the cart. */
  note?: SiteHeaderItem;
  /** A short fact at the end of the second row. */
  fact?: string;
  /** Beside the categories in the open panel: quick ways, help. */
  panelAside?: ReactNode;
  /** At the foot of the mobile panel. */
  mobileFooter?: ReactNode;
  labels?: Partial<SiteHeaderLabels>;
}

const noSuggestions: readonly SearchSuggestion[] = [];

/** The head of every public page: brand, search, quote list, and the main menu with the product categories. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, homeHref, cart, currentPath, searchHref, note } = props;
  const { items, categories, categoriesHref, labels: given } = props;
  const labels = useMemo(() => ({ ...siteHeaderLabels, ...given }), [given]);
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
            <BrandMark name={brand} />
          </a>
          {searchHref !== undefined && (
            <div className={styles.search}>
              <SearchField
                action={searchHref}
                labels={labels}
                onQueryChange={props.onSearchQueryChange}
                query={props.searchQuery}
                suggestions={props.searchSuggestions ?? noSuggestions}
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
                <IconButton
                  hasTooltip={false}
                  href={searchHref}
                  icon={IconSearch}
                  iconSize={24}
                  label={labels.search}
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
