import type { ReactNode } from 'react';
import { Container } from '../../layout/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Banner.css.ts';

export interface BannerFact {
  /** Number or short word. */
  value: string;
  /** Unit of the value. */
  label: string;
}

export interface BannerProps {
  title: string;
  text: string;
  /** Up to three key figures. */
  facts?: readonly BannerFact[];
  /** One `inverse` button or button link. */
  action?: ReactNode;
  /** Wide scene; the text covers its left part. */
  picture: { source: PictureSource | null | undefined; alt: string };
  /** `sizes` of the picture. @default bannerSizes */
  sizes?: string;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
}

/** `sizes` of the banner's picture. */
export const bannerSizes = '(min-width: 900px) 66vw, 100vw';

/** Full-width dark section: text and one action over a scene. */
export function Banner({
  title,
  text,
  facts = [],
  action,
  picture: { source, alt },
  sizes = bannerSizes,
  headingLevel = 2,
}: BannerProps) {
  return (
    <section className={styles.root} data-component="Banner">
      {source && (
        <div className={styles.scene}>
          <Picture alt={alt} ratio="fill" sizes={sizes} source={source} />
        </div>
      )}
      <div className={styles.foreground}>
        <Container>
          <div className={styles.text}>
            <Heading level={headingLevel} variant="displayLg">
              {title}
            </Heading>
            <Text variant="bodyLg" tone="onDarkMuted">
              {text}
            </Text>
            {facts.length > 0 && (
              <div className={styles.factsFrame}>
                <dl className={styles.facts}>
                  {facts.map(({ value, label }) => (
                    <div className={styles.fact} key={label}>
                      <dt className={styles.label}>{label}</dt>
                      <dd className={styles.value}>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
            {action && <div className={styles.action}>{action}</div>}
          </div>
        </Container>
      </div>
    </section>
  );
}
