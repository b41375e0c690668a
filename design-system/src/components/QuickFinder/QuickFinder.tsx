import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Container } from '../../layout/index.ts';
import { Heading } from '../Heading/index.ts';
import { type IconComponent, IconArrowRight } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
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
  /** What the fields find, such as '15 sizes in 7 products'; replaces the submit label. */
  answer?: string | undefined;
}

export interface QuickFinderProps {
  title: string;
  /** Content beside the title. */
  text: string;
  /** Four share a row on wide screens. */
  forms: readonly QuickFinderForm[];
  /** Called when a field changes, with the form's fields as it would submit them; null while they are incomplete or invalid. */
  onFormInput?: (form: QuickFinderForm, fields: FormData | null) => void;
  /** Below the forms. */
  footer?: ReactNode;
}

/** Forms that find products by one figure each, side by side; they work without script. */
export function QuickFinder({ title, text, forms, onFormInput, footer }: QuickFinderProps) {
  const titleId = useId();
  const [changedTitle, setChangedTitle] = useState<string | null>(null);
  const changed = forms.find((form) => form.title === changedTitle);
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
            <FinderForm
              key={form.title}
              form={form}
              onInput={(fields) => {
                setChangedTitle(form.title);
                onFormInput?.(form, fields);
              }}
            />
          ))}
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        <div role="status">
          {changed?.answer !== undefined && (
            <VisuallyHidden>{`${changed.title}: ${changed.answer}`}</VisuallyHidden>
          )}
        </div>
      </Container>
    </section>
  );
}

interface FinderFormProps {
  form: QuickFinderForm;
  onInput: (fields: FormData | null) => void;
}

function FinderForm({ form, onInput }: FinderFormProps) {
  const { title, icon: Icon, action, fields, units, help, submitLabel, answer } = form;
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const report = (element: HTMLFormElement) =>
    onInput(element.matches(':valid') ? new FormData(element) : null);
  const reportEarlyInput = useEffectEvent(() => {
    // A form has a required field: one that is valid was filled in before its script ran, or restored by the browser.
    if (root.current?.matches(':valid')) report(root.current);
  });
  useEffect(function reportOnMount() {
    reportEarlyInput();
  }, []);
  return (
    <form
      action={action}
      aria-labelledby={id}
      className={styles.form}
      method="get"
      ref={root}
      role="search"
      onInput={({ currentTarget }) => report(currentTarget)}
    >
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
      <button className={styles.submit} data-answered={answer === undefined ? undefined : ''} type="submit">
        {answer ?? submitLabel}
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
