import { fieldBox, fieldControl } from '../Field/index.ts';
import * as styles from './RangeFacet.css.ts';

interface RangeEndProps {
  /** Accessible name. */
  label: string;
  /** Name in the form. */
  name: string;
  text: string;
  unit: string;
  placeholder: string;
  describedBy: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
  onEnter: () => void;
}

/** Field of one end of a range. */
export function RangeEnd({ label, name, text, unit, placeholder, describedBy, ...events }: RangeEndProps) {
  return (
    <span className={`${fieldBox} ${styles.field}`}>
      <input
        aria-describedby={describedBy}
        aria-label={label}
        autoComplete="off"
        className={`${fieldControl} ${styles.input}`}
        inputMode="decimal"
        name={name}
        onBlur={events.onBlur}
        onChange={({ target }) => events.onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') events.onEnter();
        }}
        placeholder={placeholder}
        type="text"
        value={text}
      />
      {unit !== '' && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}
