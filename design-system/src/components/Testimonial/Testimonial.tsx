import { Chip } from '../Chip/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Testimonial.css.ts';
import { initialsOf, roundRating } from './testimonialOps.ts';

export interface TestimonialItem {
  text: string;
  name: string;
  /** Job and company: 'Purchase Manager, panel builder in Howrah'. */
  position: string;
  /** 1 to 5. */
  rating: number;
  /** Project the parts were used in. */
  project?: string;
  avatar?: PictureSource | null;
}

export interface TestimonialProps extends TestimonialItem {
  /** `large` for one at a time, `card` for several side by side. @default 'card' */
  variant?: 'large' | 'card';
  /** Text alternative of the stars. @default '4 out of 5' */
  ratingText?: (stars: number) => string;
}

/** Texts longer than this, in characters, scroll. */
const longTextLength = 600;

/** Shows a customer's quote with rating, name and position. */
export function Testimonial({
  text,
  name,
  position,
  rating,
  project,
  avatar,
  variant = 'card',
  ratingText = (count) => `${count} out of 5`,
}: TestimonialProps) {
  const starCount = roundRating(rating);
  const isLong = text.length > longTextLength;
  return (
    <figure className={`${styles.root} ${styles.variants[variant]}`} data-component="Testimonial">
      {starCount !== null && (
        <div className={styles.filledStars[starCount]}>
          <VisuallyHidden>{ratingText(starCount)}</VisuallyHidden>
        </div>
      )}
      <blockquote
        className={`${styles.quote} ${styles.quotes[variant]} ${isLong ? styles.longQuote : ''}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
        tabIndex={isLong ? 0 : undefined}
      >
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <span className={styles.avatar}>
          {avatar ? (
            <Picture alt="" ratio="fill" sizes="48px" source={avatar} />
          ) : (
            <span aria-hidden>{initialsOf(name)}</span>
          )}
        </span>
        <span className={styles.text}>
          <cite className={styles.name}>{name}</cite>
          <span className={styles.position}>{position}</span>
        </span>
        {project && (
          <span className={styles.project}>
            <Chip variant="outline">{project}</Chip>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
