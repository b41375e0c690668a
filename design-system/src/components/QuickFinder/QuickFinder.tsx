import { useId } from 'react';
import { Container } from '../../layout/index.ts';
import { Heading } from '../Heading/index.ts';
import { type IconComponent, IconArrowRight } from '../Icon/index.ts';
import * as styles from './QuickFinder.css.ts';

/** A field of a finder form: a select or a text field. */
export interface QuickFinderField {
  /** Name of its query parameter. */
  name: string;
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** Options of a select; omit for a text field. The placeholder is the empty option. */
  options?: readonly { value: string; label: string }[];
  /** `inputmode`, for virtual keyboards. @default 'text' */
  inputMode?: 'text' | 'decimal';
  /** Pattern of valid text (regular expression), and the hint for invalid text. */
  form?: { pattern: string; hint: string };
  /** @default false */
  isOptional?: boolean;
}

/** One way to find products, as a separate GET form. */
export interface QuickFinderWay {
  title: string;
  icon: IconComponent;
  action: string;
  /** One or two. */
  fields: readonly QuickFinderField[];
  /** Units of the fields; the first is the default. */
  units?: { name: string; label: string; options: readonly { value: string; label: string }[] };
  help: string;
  submitLabel: string;
}

export interface QuickFinderProps {
  title: string;
  /** Content beside the title. */
  text: string;
  /** Four share a row on wide screens. */
  ways: readonly QuickFinderWay[];
}

/** Forms that find products by one figure each, side by side; they work without script. */
export function QuickFinder({ title, text, ways }: QuickFinderProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.root} data-component="QuickFinder">
      <Container>
        <div className={styles.head}>
          <Heading id={titleId} level={2}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.frame}>
          {ways.map((way) => (
            <Way key={way.title} {...way} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function Way({ title, icon: Icon, action, fields, units, help, submitLabel }: QuickFinderWay) {
  const id = useId();
  return (
    <form action={action} aria-labelledby={id} className={styles.way} method="get" role="search">
      <div className={styles.wayHead}>
        <Icon size={20} />
        <h3 className={styles.wayTitle} id={id}>
          {title}
        </h3>
        {units && (
          <select aria-label={units.label} className={styles.unit} name={units.name}>
            {units.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.name} {...field} helpId={`${id}help`} />
        ))}
      </div>
      <p className={styles.help} id={`${id}help`}>
        {help}
      </p>
      <button className={styles.submit} type="submit">
        {submitLabel}
        <IconArrowRight size={18} />
      </button>
    </form>
  );
}

function Field({ helpId, ...field }: QuickFinderField & { helpId: string }) {
  const { name, label, placeholder, options, inputMode, form, isOptional = false } = field;
  const common = {
    'aria-describedby': helpId,
    'aria-label': label,
    className: styles.control,
    name,
    required: !isOptional,
  };
  return options ? (
    <select {...common}>
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ) : (
    <input
      {...common}
      autoComplete="off"
      inputMode={inputMode}
      pattern={form?.pattern}
      placeholder={placeholder}
      title={form?.hint}
      type="text"
    />
  );
}
