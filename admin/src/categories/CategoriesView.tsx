import type { Category } from '@elvora/catalogue/model';
import { Breadcrumbs } from '@elvora/design-system/Breadcrumbs';
import { Button } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconPlus } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { AdminPage } from '../page/AdminPage.tsx';
import { toHref, paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import type { CategoryLevel } from './categoryLevel.ts';
import { CategoryLevelList } from './CategoryLevelList.tsx';
import type { CategoryActions } from './categoryTask.ts';
import { CategoryToolbar, type CategoryToolbarProps } from './CategoryToolbar.tsx';

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
          <CategoryLevelList {...props} />
        </Stack>
      );
  }
}
