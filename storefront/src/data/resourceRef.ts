import { resourceKeys, type PublicResourceKind } from '@elvora/catalogue/contract';

/** Where a resource is, and of which kind: enough to ask for it, and to read what is answered. */
export interface ResourceRef<Kind extends PublicResourceKind = PublicResourceKind> {
  kind: Kind;
  key: string;
}

type ResourceParams = { [Kind in PublicResourceKind]: Parameters<(typeof resourceKeys)[Kind]> };

const keyBuilders: { [Kind in PublicResourceKind]: (...address: ResourceParams[Kind]) => string } = resourceKeys;

/** The source of a kind, by what its address is made of. */
export function resourceRef<Kind extends PublicResourceKind>(kind: Kind, ...address: ResourceParams[Kind]): ResourceRef<Kind> {
  return { kind, key: keyBuilders[kind](...address) };
}
