import { PinchZoomViewer, type PinchZoomViewerProps } from '@elvora/design-system/PinchZoomViewer';
import { useCloseOnBack } from '@elvora/design-system/hooks';
import { useState } from 'react';

/** A button that opens the viewer, which Back closes, as on a page. */
export function ViewerWithOpener(props: PinchZoomViewerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCloseOnBack({
    isOpen,
    onClose: () => {
      setIsOpen(false);
      props.onClose();
    },
  });
  return (
    <>
      <button onClick={() => setIsOpen(true)} type="button">
        Look closely
      </button>
      <div style={{ height: 3000 }} />
      {isOpen && <PinchZoomViewer {...props} onClose={close} />}
    </>
  );
}
