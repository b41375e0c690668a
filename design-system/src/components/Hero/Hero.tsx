import type { ReactNode } from 'react';
import { Container } from '../../layout/index.ts';
import { Heading } from '../Heading/index.ts';
import { type DrawingName, Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Hero.css.ts';
import { type HeroCallout, HeroCallouts, type HeroMeasure } from './HeroCallouts.tsx';

export interface HeroProps {
  /** Statement of the page, rendered as its `h1`. */
  title: string;
  lead: string;
  /** Short line above the title. */
  eyebrow?: string;
  /** At most two buttons or button links, the first one primary. */
  actions: ReactNode;
  /** Product on a light background, which fades into the page. */
  picture: { source: PictureSource | null | undefined; alt: string; drawing?: DrawingName };
  /** `sizes` of the picture. @default heroSizes */
  sizes?: string;
  /** Facts about the product, one per placement. */
  callouts?: readonly HeroCallout[];
  /** Dimension of the product. */
  measure?: HeroMeasure;
}

/** `sizes` of the hero's picture: half of the page, at most 640 px, beside the text; below it at most 520 px. */
export const heroSizes = [
  '(min-width: 1536px) 640px',
  '(min-width: 1344px) 628px',
  '(min-width: 1200px) calc(50vw - 44px)',
  '(min-width: 900px) calc(50vw - 36px)',
  '(min-width: 552px) 520px',
  'calc(100vw - 32px)',
].join(', ');

/** Opening of the home page: one statement, one product, at most two actions. */
export function Hero({
  title,
  lead,
  eyebrow,
  actions,
  picture: { source, alt, drawing },
  sizes = heroSizes,
  callouts = [],
  measure,
}: HeroProps) {
  return (
    <section className={styles.root} data-component="Hero">
      <Container>
        <div className={styles.content}>
          <div className={styles.text}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading isFocusable level={1} variant="displayXl">
              {title}
            </Heading>
            <div className={styles.lead}>
              <Text variant="bodyLg" tone="soft">
                {lead}
              </Text>
            </div>
            <div className={styles.actions}>{actions}</div>
          </div>
          <div className={styles.stage}>
            <div className={source ? styles.fadedPicture : undefined}>
              <Picture alt={alt} drawing={drawing} priority sizes={sizes} source={source} />
            </div>
            {source && (callouts.length > 0 || measure) && (
              <HeroCallouts callouts={callouts} measure={measure} />
            )}
          </div>
        </div>
      </Container>
    </section>
  );
}
