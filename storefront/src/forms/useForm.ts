import { ClientError } from '@elvora/catalogue/client';
import { validate, type FormFieldValues, type FieldProblem } from '@elvora/catalogue/contract';
import type { ErrorSummaryItem } from '@elvora/design-system/ErrorSummary';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { submissionErrorText } from './submissionErrorText.ts';
import { keepTypedValues, typedValues } from './typedValues.ts';
import type { SubmittedForm } from '../runtime/forms/submittedForm.ts';
import { useSubmission } from './useSubmission.ts';

export interface UseFormOptions<Values, Receipt> {
  /** Prefix of the fields' ids. */
  id: string;
  /** Key under which values are stored for a visitor who returns to the page. @default id */
  storageKey?: string;
  /** Schema of the values, shared with the API. */
  schema: Parameters<typeof validate<Values>>[0];
  /** Reads the values of the fields. */
  read: (form: HTMLFormElement) => Record<string, unknown>;
  send: (values: Values, options: { idempotencyKey: string }) => Promise<Receipt>;
  /** URL that accepts the form's POST without script. */
  action: string;
  /** Result of such a POST. */
  submitted?: Omit<SubmittedForm, 'receipt'> & { receipt: Receipt | null };
}

/**
 * A form of uncontrolled fields: validated on blur and on submit, sent once, and never cleared on errors. Problems are
 * shown at their fields, and after a submission also in a summary that receives the focus.
 */
export function useForm<Values, Receipt>(options: UseFormOptions<Values, Receipt>) {
  const { id, storageKey = id, schema, read, send, action, submitted } = options;
  const form = useRef<HTMLFormElement>(null);
  const fieldId = (field: string) => `${id}-${field}`;
  const toSummaryItems = (fieldProblems: readonly FieldProblem[]): readonly ErrorSummaryItem[] =>
    fieldProblems.map(({ field, text }) => (field === '' ? { text } : { fieldId: fieldId(field), text }));
  const [problems, setProblems] = useState<readonly FieldProblem[]>(submitted?.problems ?? []);
  /** Problems of the last submission; a new attempt moves the focus to the summary again. */
  const [summary, setSummary] = useState({ attempt: 0, problems: toSummaryItems(problems) });
  const { state, submit, edit } = useSubmission(send, submitted?.receipt);
  const [initialValues, setInitialValues] = useState(submitted?.values ?? typedValues(storageKey));

  useLayoutEffect(
    function keepValuesOnUnmount() {
      // During cleanup the element still exists, unless the form has been sent.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- reads the ref at cleanup on purpose
      return () => keepTypedValues(storageKey, form.current);
    },
    [storageKey],
  );

  const showSummary = (fieldProblems: readonly FieldProblem[]) => {
    const names = [...(form.current?.elements ?? [])].map((element) => element.getAttribute('name'));
    const sorted = fieldProblems.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field));
    setSummary(({ attempt }) => ({
      attempt: attempt + 1,
      problems: toSummaryItems(sorted),
    }));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = validate(schema, read(event.currentTarget));
    setProblems(result.isValid ? [] : result.problems);
    if (!result.isValid) return showSummary(result.problems);
    setSummary(({ attempt }) => ({ attempt, problems: [] }));
    const outcome = await submit(result.value);
    if (outcome?.status !== 'failed') return;
    const rejected = rejectedFieldProblems(outcome.error);
    setProblems(rejected);
    showSummary(rejected.length > 0 ? rejected : [{ field: '', text: submissionErrorText(outcome.error) }]);
  };

  /** Does not report an empty field before the form is submitted. */
  const onBlur = (field: string, text: string) => {
    if (!form.current || (text.trim() === '' && !problems.some((problem) => problem.field === field))) return;
    const result = validate(schema, read(form.current));
    const ownProblems = result.isValid ? [] : result.problems.filter((problem) => problem.field === field);
    setProblems((current) => [...current.filter((problem) => problem.field !== field), ...ownProblems]);
  };

  return {
    formProps: {
      action,
      id,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      ref: form,
    },
    /** Props of the field with this name. */
    field: (name: string) => ({
      id: fieldId(name),
      name,
      error: problems.find((problem) => problem.field === name)?.text,
    }),
    onBlur: (name: string) => (text: string) => onBlur(name, text),
    summary,
    state,
    initialValues,
    /** Returns to an empty form after a submission. */
    edit: () => {
      setInitialValues(emptyValues);
      edit();
    },
  };
}

const emptyValues: FormFieldValues = {};

function rejectedFieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ClientError)) return [];
  return Object.entries(error.fields).map(([field, text]) => ({ field, text }));
}
