import * as styles from './MapDrawing.css.ts';

/** Drawing of a fictional street map. */
export function MapDrawing() {
  return (
    <svg aria-hidden className={styles.root} preserveAspectRatio="xMidYMid slice" viewBox="0 0 520 340">
      <path className={styles.park} d="M398 38h60v40h-65zM44 236h46v38H40z" />
      <path
        className={styles.river}
        d="M208 0h64c4 74-36 118-34 166s58 78 60 120l-4 54h-88l10-58c-10-46-46-72-46-116S204 84 208 0z"
      />
      <path
        className={styles.street}
        d="M18 0l44 340M82 0l-8 340M118 0l-4 340M140 40l-16 300M0 76l186 36M0 148l176-12M0 208l182-22M0 292l214-14M300 60l220-42M284 110l236 30M270 168l250 24M310 226l210 40M330 282l190-12M352 0l-18 340M396 0l20 340M470 0l-12 340M506 0l-14 340"
      />
      <path className={styles.road} d="M0 286c90-34 160-52 250-50 96 2 168-18 270-70" />
    </svg>
  );
}
