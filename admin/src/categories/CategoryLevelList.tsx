import { EmptyState } from '@elvora/design-system/EmptyState';
import { Heading } from '@elvora/design-system/Heading';
import { Inline, Stack } from '@elvora/design-system/layout';
import { Pagination } from '@elvora/design-system/Pagination';
import { Text } from '@elvora/design-system/Text';
import { rangeText } from '../rangeText.ts';
import { texts } from '../texts.ts';
import type { ReadyCategoriesProps } from './CategoriesView.tsx';
import { CategoryCards } from './CategoryCards.tsx';
import { searchCategories } from './categoryDraftOps.ts';
import { categoriesPerPage, clampPage, paginateLevel } from './categoryLevel.ts';
import { CategoryTree } from './CategoryTree.tsx';

/** The matches of a search, the tree, or the cards of one level. */
export function CategoryLevelList(props: ReadyCategoriesProps) {
  const { categories, level, query, view, actions, onOpen, onUp } = props;
  const { getPageHref, imageBase } = props;
  const cards = { actions, imageBase };
  if (query.trim() !== '') {
    const matches = searchCategories(categories, query);
    if (matches.length === 0) return <EmptyState drawing="search" title={texts.categories.noneMatch} />;
    const page = clampPage(props.page, matches.length);
    const { children } = paginateLevel({ children: matches, unplaced: [] }, page);
    return (
      <>
        <CategoryCards {...cards} categories={children} />
        <LevelPagination getPageHref={getPageHref} page={page} total={matches.length} />
      </>
    );
  }
  if (view === 'tree' && categories.length > 0)
    return <CategoryTree actions={actions} categories={categories} onOpen={onOpen} />;
  const total = level.children.length + level.unplaced.length;
  if (total === 0) return <EmptyState title={texts.categories.empty} />;
  const page = clampPage(props.page, total);
  const { children, unplaced } = paginateLevel(level, page);
  return (
    <>
      {children.length > 0 && <CategoryCards {...cards} categories={children} onUp={onUp} />}
      {unplaced.length > 0 && (
        <Stack gap="1">
          <Heading level={2} variant="heading4">
            {texts.categories.unplaced}
          </Heading>
          <Text variant="bodySm" tone="soft">
            {texts.categories.unplacedHint}
          </Text>
          <CategoryCards {...cards} categories={unplaced} />
        </Stack>
      )}
      <LevelPagination getPageHref={getPageHref} page={page} total={total} />
    </>
  );
}

/** Pagination of a list longer than one page. */
function LevelPagination({
  page,
  getPageHref,
  total,
}: Pick<ReadyCategoriesProps, 'page' | 'getPageHref'> & { total: number }) {
  if (total <= categoriesPerPage) return null;
  return (
    <Inline justify="between">
      <Text variant="bodySm" tone="muted">
        {rangeText({ page, pageSize: categoriesPerPage, total })}
      </Text>
      <Pagination getHref={getPageHref} page={page} pageCount={Math.ceil(total / categoriesPerPage)} />
    </Inline>
  );
}
