import { Dialog } from './index.ts';

const close = () => undefined;

export const takesTheStatedWidths = () => (
  <Dialog isOpen onClose={close} title="Edit Product" width={1080}>
    …
  </Dialog>
);

export const refusesOtherWidths = () => (
  // @ts-expect-error five widths are drawn
  <Dialog isOpen onClose={close} title="Edit Product" width={500}>
    …
  </Dialog>
);

export const needsATitle = () => (
  // @ts-expect-error a dialog has a name
  <Dialog isOpen onClose={close}>
    …
  </Dialog>
);
