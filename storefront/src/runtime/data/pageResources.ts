import type { PublicResourceKind, ResourceData } from '@elvora/catalogue/contract';
import { useLocation } from 'react-router-dom';
import type { ResourceRef } from './resourceRef.ts';
import type { ResourceResults } from './resourceResults.ts';
import { type ResourceState, useResource } from './useResource.ts';

/** The request that a page's resources and redirect depend on. */
export interface PageRequest {
  pathname: string;
  query: URLSearchParams;
  /** Results loaded so far; empty in the first round. */
  results: ResourceResults;
}

/** Resources of a page by name; null when the address or the results so far do not determine them. */
export type DeclareResources = (request: PageRequest) => Readonly<Record<string, ResourceRef | null>>;

/** Data of a page's declared resources, by name. */
export type PageData<Declare extends DeclareResources> = {
  [Name in keyof ReturnType<Declare>]: ReturnType<Declare>[Name] extends ResourceRef<
    infer Kind extends PublicResourceKind
  > | null
    ? ResourceData<Kind>
    : never;
};

/** The state of one of a page's declared resources. Throws when the address has none of that name. */
export function usePageResource<
  Declare extends DeclareResources,
  Name extends keyof PageData<Declare> & string,
>(declareResources: Declare, name: Name): ResourceState<PageData<Declare>[Name]> {
  const { pathname, search } = useLocation();
  const ref = declareResources({ pathname, query: new URLSearchParams(search), results: {} })[name];
  if (!ref) throw new Error(`The address ${pathname} has no resource ${name}.`);
  // `PageData` names the kind that `declareResources` returns under the name.
  return useResource(ref) as ResourceState<PageData<Declare>[Name]>;
}
