/** A token with its current value on the page: the value that the theme gives to a role. */
export interface TokenValue {
  /** Path in the contract: `text.muted`. */
  path: string;
  /** Value, resolved to a colour where it is one. */
  value: string;
}

interface TokenTree {
  readonly [key: string]: string | TokenTree;
}

/** Every token below a branch of the contract with its value on this page. */
export function tokensOf(tree: TokenTree, parent = ''): TokenValue[] {
  return Object.entries(tree).flatMap(([key, entry]) => {
    const path = parent === '' ? key : `${parent}.${key}`;
    return typeof entry === 'string' ? [{ path, value: valueOf(entry) }] : tokensOf(entry, path);
  });
}

/** Returns the computed value of a custom property. */
export function valueOf(reference: string): string {
  const name = /^var\((--[^,)]+)/.exec(reference)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : reference;
}
