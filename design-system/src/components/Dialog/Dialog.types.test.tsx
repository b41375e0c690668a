import { Dialog } from './index.ts';

const close = () => undefined;

export const takesTheStatedWidths = () => (
  <Dialog isOpen onClose={close} title="Edit Product" width={1080}>
    …
  </Dialog>
);

export const rejectsOtherWidths = () => (
  // @ts-expect-error only five widths exist
  <Dialog isOpen onClose={close} title="Edit Product" width={500}>
    …
  </Dialog>
);

export const needsATitle = () => (
  // @ts-expect-error the title is required
  <Dialog isOpen onClose={close}>
    …
  </Dialog>
);
