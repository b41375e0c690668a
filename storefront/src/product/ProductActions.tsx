import { Button } from '@elvora/design-system/Button';
import { IconPrinter, IconSend } from '@elvora/design-system/Icon';
import { Inline } from '@elvora/design-system/layout';
import { notify } from '../toasts/toasts.ts';
import * as styles from './ProductActions.css.ts';

/** Passes the product on: by the device's own way to share, else by its address; or on paper. */
export function ProductActions({ name }: { name: string }) {
  return (
    <div className={styles.root}>
      <Inline gap="1">
        <Button icon={IconSend} onPress={() => void share(name)} size="sm" tone="ghost">
          Share
        </Button>
        <Button icon={IconPrinter} onPress={() => window.print()} size="sm" tone="ghost">
          Print
        </Button>
      </Inline>
    </div>
  );
}

async function share(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      await notify({ tone: 'success', title: 'Link copied', text: title });
    }
  } catch (cause) {
    // Somebody who changes their mind has been understood.
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    console.warn('The page could not be shared.', cause);
    await notify({ tone: 'warning', title: 'Copy the address to share this page', text: url });
  }
}
