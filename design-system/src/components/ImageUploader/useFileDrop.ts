import { useEffect, useEffectEvent, useState } from 'react';

/** Receives files dropped anywhere on the page, or pasted outside text fields. */
export function useFileDrop({ isOff, onFiles }: { isOff: boolean; onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const receiveFiles = useEffectEvent(onFiles);

  useEffect(
    function listenForFiles() {
      const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
      // Otherwise the browser replaces the page with a file dropped anywhere on it.
      const onDragOver = (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        if (!isOff) setOver(true);
      };
      const onDragLeave = (event: DragEvent) => {
        if (event.relatedTarget === null) setOver(false);
      };
      const onDrop = (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!isOff) receiveFiles([...(event.dataTransfer?.files ?? [])]);
      };
      const onPaste = (event: ClipboardEvent) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (isOff || files.length === 0 || isTextField(event.target)) return;
        event.preventDefault();
        receiveFiles(files);
      };
      window.addEventListener('dragover', onDragOver);
      window.addEventListener('dragleave', onDragLeave);
      window.addEventListener('drop', onDrop);
      window.addEventListener('paste', onPaste);
      return () => {
        window.removeEventListener('dragover', onDragOver);
        window.removeEventListener('dragleave', onDragLeave);
        window.removeEventListener('drop', onDrop);
        window.removeEventListener('paste', onPaste);
      };
    },
    [isOff],
  );

  return isOver;
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('textarea, input:not([type="file"]), [contenteditable="true"]') !== null;
