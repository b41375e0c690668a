/** A click on a link. */
export interface LinkClick {
  href: string;
  /** Address of the page. */
  currentUrl: string;
  target: string;
  isDownload: boolean;
  hasModifierKey: boolean;
  isPrimaryButton: boolean;
  /** Paths of the host outside the router; with a trailing slash only the paths below. */
  excludedPaths: readonly string[];
}

/**
 * Returns the path, query and hash the router should navigate to; null when the browser should follow the link: another
 * host, a new tab, a file, a fragment of the same page.
 */
export function clientNavigationPath(click: LinkClick): string | null {
  if (
    click.hasModifierKey ||
    !click.isPrimaryButton ||
    click.isDownload ||
    (click.target !== '' && click.target !== '_self')
  ) {
    return null;
  }
  if (!URL.canParse(click.href, click.currentUrl)) return null;
  const to = new URL(click.href, click.currentUrl);
  const current = new URL(click.currentUrl);
  if (to.origin !== current.origin || !/^https?:$/.test(to.protocol)) return null;
  if (
    click.excludedPaths.some(
      (path) => to.pathname === path || to.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
    )
  )
    return null;
  const isSamePage = to.pathname === current.pathname && to.search === current.search;
  return isSamePage && to.hash !== '' ? null : `${to.pathname}${to.search}${to.hash}`;
}

/** Reads a click, or an event of intent, on an anchor. */
export function readLinkClick(
  anchor: HTMLAnchorElement,
  event: Event,
  excludedPaths: readonly string[],
): LinkClick {
  const isClick = event instanceof MouseEvent && event.type === 'click';
  return {
    href: anchor.getAttribute('href') ?? '',
    currentUrl: window.location.href,
    target: anchor.target,
    isDownload: anchor.hasAttribute('download'),
    hasModifierKey: isClick && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey),
    isPrimaryButton: !isClick || event.button === 0,
    excludedPaths,
  };
}
