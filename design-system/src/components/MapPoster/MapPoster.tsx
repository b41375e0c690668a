import { useState } from 'react';
import { Button, ButtonLink } from '../Button/index.ts';
import { IconExternalLink, IconMapPin, IconMapPinFilled } from '../Icon/index.ts';
import { MapDrawing } from './MapDrawing.tsx';
import * as styles from './MapPoster.css.ts';
import { mapPosterLabels, type MapPosterLabels } from './mapPosterLabels.ts';

export interface MapPosterProps {
  /** What the map shows. */
  label: string;
  /** URL of the embedded third-party map, requested on click only. */
  embedUrl: string;
  /** The same place on a map of its own. */
  href: string;
  labels?: Partial<MapPosterLabels>;
}

/** Shows a local drawing of a map and loads the third-party map, which discloses the visitor, on click (D-47). */
export function MapPoster({ label, embedUrl, href, labels: givenLabels }: MapPosterProps) {
  const labels = { ...mapPosterLabels, ...givenLabels };
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div className={styles.root} data-component="MapPoster">
      {isLoaded ? (
        <iframe
          className={styles.map}
          // The button that had the focus is gone.
          ref={(frame) => frame?.focus()}
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame's origin is another company's, never ours
          sandbox="allow-scripts allow-same-origin allow-popups"
          src={embedUrl}
          title={label}
        />
      ) : (
        <div aria-label={label} className={styles.map} role="img">
          <MapDrawing />
          <span className={styles.pin}>
            <IconMapPinFilled size={28} />
          </span>
        </div>
      )}
      <div className={styles.actions}>
        {!isLoaded && (
          <span className={styles.load}>
            <Button icon={IconMapPin} onPress={() => setIsLoaded(true)} size="sm" tone="secondary">
              {labels.load}
            </Button>
          </span>
        )}
        <ButtonLink
          href={href}
          icon={IconExternalLink}
          label={`${labels.open} (${labels.newTab})`}
          opensNewTab
          size="sm"
          tone="secondary"
        >
          {labels.open}
        </ButtonLink>
      </div>
    </div>
  );
}
