import type { Category } from '@elvora/catalogue/model';
import { Breadcrumbs } from '@elvora/design-system/Breadcrumbs';
import { Button } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Heading } from '@elvora/design-system/Heading';
import { IconPlus } from '@elvora/design-system/Icon';
import { Inline, Stack } from '@elvora/design-system/layout';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { Pagination } from '@elvora/design-system/Pagination';
import { Text } from '@elvora/design-system/Text';
import { AdminPage } from '../page/AdminPage.tsx';
import { toHref, paths } from '../paths/paths.ts';
import { rangeText } from '../rangeText.ts';
import { texts } from '../texts.ts';
import { CategoryCards } from './CategoryCards.tsx';
import { searchCategories } from './categoryDraftOps.ts';
import { type CategoryLevel, categoriesPerPage, paginateLevel, clampPage } from './categoryLevel.ts';
import type { CategoryActions } from './categoryTask.ts';
import { CategoryToolbar, type CategoryToolbarProps } from './CategoryToolbar.tsx';
import { CategoryTree } from './CategoryTree.tsx';

export interface ReadyCategoriesProps extends CategoryToolbarProps {
  status: 'ready';
  /** All categories, for the tree and the search. */
  categories: readonly Category[];
  level: CategoryLevel;
  /** Page of the list, from 1. */
  page: number;
  getPageHref: (page: number) => string;
  imageBase: string;
  actions: CategoryActions;
  onOpen: (category: Category) => void;
  /** Goes to the level above; omit at the root. */
  onUp?: () => void;
}

export type CategoriesViewProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'missing' }
  | ReadyCategoriesProps;

/** Category Management: one level of the tree; the name of a card links to the level below (S-271…S-281). */
export function CategoriesView(props: CategoriesViewProps) {
  const { categories } = texts;
  const path = props.status === 'ready' ? props.level.path : [];
  const parent = path.at(-1) ?? null;
  return (
    <AdminPage
      action={
        props.status === 'ready' &&
        props.actions.canEdit && (
          <Button icon={IconPlus} onPress={() => props.actions.onAdd(parent)}>
            {parent ? categories.addSubcategory : categories.add}
          </Button>
        )
      }
      heading={categories.heading}
      isLoading={props.status === 'loading'}
    >
      <Breadcrumbs
        items={[
          { label: categories.root, ...(path.length > 0 ? { href: toHref(paths.categories()) } : {}) },
          ...path.map(({ id, name }, at) => ({
            label: name,
            ...(at < path.length - 1 ? { href: toHref(paths.categories(id)) } : {}),
          })),
        ]}
      />
      <Content {...props} />
    </AdminPage>
  );
}

function Content(props: CategoriesViewProps) {
  const { categories } = texts;
  switch (props.status) {
    case 'loading':
      return <LoadingStatus text={categories.loading} />;
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'missing':
      return <EmptyState title={categories.missing} />;
    case 'ready':
      return (
        <Stack gap="2">
          <CategoryToolbar
            onQueryChange={props.onQueryChange}
            onViewChange={props.onViewChange}
            query={props.query}
            view={props.view}
          />
          <LevelList {...props} />
        </Stack>
      );
  }
}

function LevelList(props: ReadyCategoriesProps) {
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
