import type { Category } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { AdminCategoryCard } from '@elvora/design-system/AdminCategoryCard';
import { Breadcrumbs } from '@elvora/design-system/Breadcrumbs';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Grid } from '@elvora/design-system/layout';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';
import { AdminPage } from '../frame/AdminPage.tsx';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import type { CategoryLevel } from './categoryLevel.ts';

export type CategoriesViewProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'missing' }
  | { status: 'ready'; level: CategoryLevel; imageBase: string };

/** Category Management: one level of the tree; the name of a card leads further down (S-271…S-281). */
export function CategoriesView(props: CategoriesViewProps) {
  const { categories } = texts;
  const path = props.status === 'ready' ? props.level.path : [];
  return (
    <AdminPage heading={categories.heading} isLoading={props.status === 'loading'}>
      <Breadcrumbs
        items={[
          { label: categories.root, ...(path.length > 0 ? { href: hrefOf(paths.categories()) } : {}) },
          ...path.map(({ id, name }, at) => ({
            label: name,
            ...(at < path.length - 1 ? { href: hrefOf(paths.categories(id)) } : {}),
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
      return (
        <div role="status">
          <Text isInline tone="muted">
            <Spinner /> {categories.loading}
          </Text>
        </div>
      );
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'missing':
      return <EmptyState title={categories.missing} />;
    case 'ready':
      return props.level.children.length === 0 ? (
        <EmptyState title={categories.empty} />
      ) : (
        <Grid columns={{ xs: 1, sm: 2, lg: 3 }} gap="2" isList>
          {props.level.children.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} imageBase={props.imageBase} />
            </li>
          ))}
        </Grid>
      );
  }
}

function CategoryCard({ category, imageBase }: { category: Category; imageBase: string }) {
  const { id, name, parentName, isActive, subcategoryCount, picture } = category;
  return (
    <AdminCategoryCard
      href={hrefOf(paths.categories(id))}
      isActive={isActive}
      name={name}
      parentName={parentName ?? undefined}
      source={pictureSource(picture, imageBase, 160)}
      subcategoryCount={subcategoryCount ?? 0}
    />
  );
}
