import type { ClientError } from '@elvora/catalogue/client';
import { errorTexts, resources } from '@elvora/catalogue/contract';
import type { Category } from '@elvora/catalogue/model';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import type { PageDocument } from '../document/pageDocument.ts';
import { metaOf } from '../document/texts.ts';
import { navigationState } from '../frame/navigationState.ts';
import { Loaded } from '../Loaded.tsx';
import { NotFoundRoute } from '../notFound/NotFoundRoute.tsx';
import { namesBelow, paths } from '../paths.ts';
import { sourceOf } from '../pictures.ts';
import { Redirect } from '../router/Redirect.tsx';
import { categoryBreadcrumbs, passedOn, rightAddress } from './categoryPage.ts';
import { CategoryView } from './CategoryView.tsx';

type Children = ReturnType<ReturnType<typeof resources.categoryChildren>['read']>;

/** A category by the names that lead to it (S-027, S-028). */
export function Route() {
  const { pathname } = useLocation();
  const names = namesBelow('/category/', pathname) ?? [];
  const name = names.at(-1);
  return name === undefined ? (
    <Redirect to={paths.products()} />
  ) : (
    <CategoryRoute name={name} names={names} />
  );
}

function CategoryRoute({ name, names }: { name: string; names: readonly string[] }) {
  const children = useResource(resources.categoryChildren(name));
  return (
    <Loaded
      failed={(error, retry) => (
        <Unready name={name} names={names}>
          <ErrorPanel onRetry={retry} title={`Error: ${failureText(error)}`} />
        </Unready>
      )}
      loading={
        <Unready name={name} names={names}>
          <CardGrid label={name} state="loading" />
        </Unready>
      }
      missing={<NotFoundRoute />}
      of={children}
    >
      {(data) => <ReadyCategory data={data} names={names} />}
    </Loaded>
  );
}

function ReadyCategory({ data, names }: { data: Children; names: readonly string[] }) {
  const { pathname } = useLocation();
  // A foreign host does not send the category itself; then the address says all there is to know.
  const path = data.category?.path ?? names;
  const to = data.category && rightAddress(data.category, pathname);
  return to ? <Redirect to={to} /> : <Shown data={data} path={path} />;
}

function Shown({ data, path }: { data: Children; path: readonly string[] }) {
  const title = path.at(-1) ?? '';
  const breadcrumbs = categoryBreadcrumbs(path);
  const categories = data.children.flatMap((child) => (child.kind === 'category' ? [child.category] : []));
  const products = data.children.flatMap((child) => (child.kind === 'product' ? [child.product] : []));
  usePageDocument(categoryDocument({ title, path, breadcrumbs, category: data.category }));
  useEffect(
    function passOn() {
      navigationState.set(passedOn(path));
      return () => navigationState.set(null);
    },
    [path],
  );
  const [, above] = breadcrumbs.toReversed();
  return (
    <CategoryView
      breadcrumbs={breadcrumbs}
      categories={categories}
      parent={above ?? null}
      products={products}
      title={title}
    />
  );
}

interface CategoryPage extends Required<Pick<PageDocument, 'title' | 'breadcrumbs'>> {
  path: readonly string[];
  category: Category | null;
}

function categoryDocument({ title, path, breadcrumbs, category }: CategoryPage): PageDocument {
  const picture = sourceOf(category?.picture, 'main');
  return {
    ...metaOf('/category', { category: title }),
    canonicalPath: paths.category(path),
    breadcrumbs,
    ...(picture ? { image: picture.src } : {}),
  };
}

/** Texts for a failure without words of its own (D-24): the host refused, or the request broke. */
function failureText({ kind, text }: ClientError): string {
  return text ?? (kind === 'contract' ? errorTexts.categoriesFailed : errorTexts.categoriesBroken);
}

interface UnreadyProps {
  name: string;
  names: readonly string[];
  children: ReactNode;
}

/** A page that has no data yet still says what it is. */
function Unready({ name, names, children }: UnreadyProps) {
  usePageDocument(metaOf('/category', { category: name }));
  return (
    <>
      <PageHead breadcrumbs={categoryBreadcrumbs(names)} title={name} />
      <Section rhythm="catalogue">
        <Container>{children}</Container>
      </Section>
    </>
  );
}
