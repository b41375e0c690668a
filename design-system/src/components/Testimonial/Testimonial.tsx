import { Chip } from '../Chip/index.ts';
import { IconStarFilled } from '../Icon/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Testimonial.css.ts';
import { initialsOf, roundRating } from './testimonialOps.ts';

export interface TestimonialItem {
  text: string;
  name: string;
  /** What the person does, and for whom: 'Purchase Manager, panel builder in Howrah'. */
  position: string;
  /** 1 to 5. */
  rating: number;
  /** What the parts were for. */
  project?: string;
  avatar?: PictureSource | null;
}

export interface TestimonialProps extends TestimonialItem {
  /** `large` for one at a time, `card` for several side by side. @default 'card' */
  variant?: 'large' | 'card';
  /** Says how many stars there are. @default '4 out of 5' */
  ratingText?: (stars: number) => string;
}

const stars = [1, 2, 3, 4, 5];
/** A text of more letters than this gets a box of its own that scrolls. */
const longTextLength = 600;

/** What a customer says, and who it is. */
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
  const given = roundRating(rating);
  const isLong = text.length > longTextLength;
  return (
    <figure className={`${styles.root} ${styles.variants[variant]}`} data-component="Testimonial">
      {given !== null && (
        <div className={styles.stars}>
          <VisuallyHidden>{ratingText(given)}</VisuallyHidden>
          {stars.map((star) => (
            <span className={star <= given ? styles.star : styles.noStar} key={star}>
              <IconStarFilled size={18} />
            </span>
          ))}
        </div>
      )}
      <blockquote
        className={`${styles.quote} ${styles.quotes[variant]} ${isLong ? styles.longQuote : ''}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keyboard
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
