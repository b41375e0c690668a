import { resourceKeys, type PublicResourceKind } from '@elvora/catalogue/contract';

/** Reference to a resource of the API: the key is its address, the kind selects the parser. */
export interface ResourceRef<Kind extends PublicResourceKind = PublicResourceKind> {
  kind: Kind;
  key: string;
}

type ResourceParams = { [Kind in PublicResourceKind]: Parameters<(typeof resourceKeys)[Kind]> };

const keyBuilders: { [Kind in PublicResourceKind]: (...params: ResourceParams[Kind]) => string } =
  resourceKeys;

/** Refers to a resource by its kind and the parameters of its key. */
export function resourceRef<Kind extends PublicResourceKind>(
  kind: Kind,
  ...params: ResourceParams[Kind]
): ResourceRef<Kind> {
  return { kind, key: keyBuilders[kind](...params) };
}
