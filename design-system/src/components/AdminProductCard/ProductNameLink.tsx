import type { MouseEvent } from 'react';
import { Link } from '../Link/index.ts';

interface ProductNameLinkProps {
  /** Without it the name is plain text. */
  href?: string;
  /** Replaces following the link; new tabs and windows still use its address. */
  onOpen?: () => void;
  children: string;
}

/** The name of a product in a list, which leads to it. */
export function ProductNameLink({ href, onOpen, children }: ProductNameLinkProps) {
  if (href === undefined) return children;
  const open = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!onOpen || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link href={href} onPress={open} tone="inherit">
      {children}
    </Link>
  );
}
