import type { PictureSource } from '@elvora/design-system/Picture';
import { useEffect, useState } from 'react';

/** Returns object URLs of image files while they are rendered; unreadable files are left out. */
export function useFilePictures(files: readonly File[]): ReadonlyMap<File, PictureSource> {
  const [pictures, setPictures] = useState<ReadonlyMap<File, PictureSource>>(new Map());
  useEffect(
    function openFiles() {
      let isCurrent = true;
      const opened: string[] = [];
      const open = async () => {
        const sizes = await Promise.all(files.map(imageFileSize));
        if (!isCurrent) return;
        const sources = files.flatMap((file, index) => {
          const size = sizes[index];
          if (!size) return [];
          const src = URL.createObjectURL(file);
          opened.push(src);
          return [[file, { src, ...size }] as const];
        });
        setPictures(new Map(sources));
      };
      void open();
      return () => {
        isCurrent = false;
        for (const src of opened) URL.revokeObjectURL(src);
      };
    },
    [files],
  );
  return pictures;
}

async function imageFileSize(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}
