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
  format?: { pattern: string; hint: string };
  /** @default false */
  isOptional?: boolean;
}

/** A GET form that finds products by one figure. */
export interface QuickFinderForm {
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
  forms: readonly QuickFinderForm[];
}

/** Forms that find products by one figure each, side by side; they work without script. */
export function QuickFinder({ title, text, forms }: QuickFinderProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.root} data-component="QuickFinder">
      <Container>
        <div className={styles.header}>
          <Heading id={titleId} level={2}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.frame}>
          {forms.map((form) => (
            <FinderForm key={form.title} {...form} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function FinderForm({ title, icon: Icon, action, fields, units, help, submitLabel }: QuickFinderForm) {
  const id = useId();
  return (
    <form action={action} aria-labelledby={id} className={styles.form} method="get" role="search">
      <div className={styles.formHeader}>
        <Icon size={20} />
        <h3 className={styles.formTitle} id={id}>
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
  const { name, label, placeholder, options, inputMode, format, isOptional = false } = field;
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
      pattern={format?.pattern}
      placeholder={placeholder}
      title={format?.hint}
      type="text"
    />
  );
}
