import { useEffect, useEffectEvent, useState } from 'react';

/** Files that are dropped anywhere on the page, or pasted while no text field has the focus. */
export function useFileDrop({ isOff, onFiles }: { isOff: boolean; onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const arrive = useEffectEvent(onFiles);

  useEffect(
    function takeFiles() {
      const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
      // Without this a file that is dropped beside its aim takes the place of the page, and all input with it.
      const over = (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        if (!isOff) setOver(true);
      };
      const leave = (event: DragEvent) => {
        if (event.relatedTarget === null) setOver(false);
      };
      const drop = (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!isOff) arrive([...(event.dataTransfer?.files ?? [])]);
      };
      const paste = (event: ClipboardEvent) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (isOff || files.length === 0 || isTextField(event.target)) return;
        event.preventDefault();
        arrive(files);
      };
      window.addEventListener('dragover', over);
      window.addEventListener('dragleave', leave);
      window.addEventListener('drop', drop);
      window.addEventListener('paste', paste);
      return () => {
        window.removeEventListener('dragover', over);
        window.removeEventListener('dragleave', leave);
        window.removeEventListener('drop', drop);
        window.removeEventListener('paste', paste);
      };
    },
    [isOff],
  );

  return isOver;
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('textarea, input:not([type="file"]), [contenteditable="true"]') !== null;
