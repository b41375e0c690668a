import { keys, type PublicKind } from '@elvora/catalogue/contract';

/** Where a resource is, and of which kind: enough to ask for it, and to read what is answered. */
export interface Source<Kind extends PublicKind = PublicKind> {
  kind: Kind;
  key: string;
}

type Addresses = { [Kind in PublicKind]: Parameters<(typeof keys)[Kind]> };

const keyMakers: { [Kind in PublicKind]: (...address: Addresses[Kind]) => string } = keys;

/** The source of a kind, by what its address is made of. */
export function source<Kind extends PublicKind>(kind: Kind, ...address: Addresses[Kind]): Source<Kind> {
  return { kind, key: keyMakers[kind](...address) };
}
