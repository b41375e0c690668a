import { type MouseEvent, useState } from 'react';
import { IconDownload, IconSend } from '../Icon/index.ts';
import { PlainIconLink } from '../IconButton/index.ts';
import { pictureFileName } from './pictureFile.ts';
import type { ViewerControlLabels, ViewerPicture } from './viewerTypes.ts';

interface SavePictureProps {
  picture: ViewerPicture;
  labels: ViewerControlLabels;
}

/** Shares the picture as a file on touch screens that support it; elsewhere, and after a failure, downloads it. */
export function SavePicture({ picture, labels }: SavePictureProps) {
  const [canShare, setCanShare] = useState(canSharePictures);
  if (!picture.source) return null;
  const { source, alt } = picture;
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    const fileName = pictureFileName(alt, '.jpg');
    const shared = import('./sharePicture.ts').then(({ sharePicture }) =>
      sharePicture({ address: source.src, fileName, title: alt }),
    );
    setCanShare(await shared.catch(() => false));
  };
  return (
    <PlainIconLink
      download={pictureFileName(alt, source.src)}
      href={source.src}
      icon={canShare ? IconSend : IconDownload}
      label={canShare ? labels.share : labels.download}
      onClick={canShare ? (event) => void share(event) : undefined}
      tone="onDark"
    />
  );
}

/** Whether the system's share sheet accepts pictures, on a touch screen, where it is the usual way to save them. */
function canSharePictures(): boolean {
  if (typeof navigator.canShare !== 'function' || !matchMedia('(pointer: coarse)').matches) return false;
  return navigator.canShare({ files: [new File([], 'picture.jpg', { type: 'image/jpeg' })] });
}
