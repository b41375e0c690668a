import { type MouseEvent, useState } from 'react';
import { IconDownload, IconSend } from '../Icon/index.ts';
import { PlainIconLink } from '../IconButton/index.ts';
import { pictureFileName } from './pictureFile.ts';
import { canSharePictures, sharePicture } from './sharePicture.ts';
import type { ViewerControlLabels, ViewerPicture } from './viewerTypes.ts';

interface SavePictureProps {
  picture: ViewerPicture | undefined;
  labels: ViewerControlLabels;
}

/** Shares the picture as a file on touch screens whose system can; elsewhere, and after a failure, downloads it. */
export function SavePicture({ picture, labels }: SavePictureProps) {
  const [canShare, setCanShare] = useState(canSharePictures);
  if (!picture?.source) return null;
  const { source, alt } = picture;
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    const fileName = pictureFileName(alt, '.jpg');
    setCanShare(await sharePicture({ address: source.src, fileName, title: alt }));
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
