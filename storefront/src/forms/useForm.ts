import { ClientError } from '@elvora/catalogue/client';
import { validate, type FormFieldValues, type FieldProblem } from '@elvora/catalogue/contract';
import type { ErrorSummaryItem } from '@elvora/design-system/ErrorSummary';
import { type FormEvent, useRef, useState } from 'react';
import { submissionErrorText } from './submissionErrorText.ts';
import type { SubmittedForm } from './submittedForm.ts';
import { useSubmission } from './useSubmission.ts';

export interface UseFormOptions<Values, Receipt> {
  /** Begins the ids of the fields. */
  id: string;
  /** Checks what was read; the same schema the host checks with. */
  schema: Parameters<typeof validate<Values>>[0];
  /** Reads what stands in the form. */
  read: (form: HTMLFormElement) => Record<string, unknown>;
  send: (values: Values, options: { requestId: string }) => Promise<Receipt>;
  /** Address of the page, which takes the form itself when there is no script. */
  action: string;
  /** What the page was answered with then. */
  submitted?: Omit<SubmittedForm, 'receipt'> & { receipt: Receipt | null };
}

/**
 * A form of plain fields: checked when a field is left and when it is submitted, sent once, and kept as it is typed
 * whatever happens. Problems stand at their fields, and after a submission also in a summary that takes the focus.
 */
export function useForm<Values, Receipt>(options: UseFormOptions<Values, Receipt>) {
  const { id, schema, read, send, action, submitted } = options;
  const form = useRef<HTMLFormElement>(null);
  const fieldId = (field: string) => `${id}-${field}`;
  const summaryOf = (found: readonly FieldProblem[]): readonly ErrorSummaryItem[] =>
    found.map(({ field, text }) => (field === '' ? { text } : { fieldId: fieldId(field), text }));
  const [problems, setProblems] = useState<readonly FieldProblem[]>(submitted?.problems ?? []);
  /** Problems of the last submission, and how many there have been. */
  const [summary, setSummary] = useState({ attempt: 0, problems: summaryOf(problems) });
  const { state, submit, edit } = useSubmission(send, submitted?.receipt);
  /** What the fields begin with. */
  const [typed, setTyped] = useState(submitted?.values ?? emptyValues);

  const summarise = (found: readonly FieldProblem[]) => {
    const names = [...(form.current?.elements ?? [])].map((element) => element.getAttribute('name'));
    const all = found.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field));
    setSummary(({ attempt }) => ({
      attempt: attempt + 1,
      problems: summaryOf(all),
    }));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = validate(schema, read(event.currentTarget));
    setProblems(checked.isValid ? [] : checked.problems);
    if (!checked.isValid) return summarise(checked.problems);
    setSummary(({ attempt }) => ({ attempt, problems: [] }));
    const outcome = await submit(checked.value);
    if (outcome?.status !== 'failed') return;
    const refused = rejectedFieldProblems(outcome.error);
    setProblems(refused);
    summarise(refused.length > 0 ? refused : [{ field: '', text: submissionErrorText(outcome.error) }]);
  };

  /** An empty field may still be filled in; one that is wrong can be mended at once. */
  const onLeave = (field: string, text: string) => {
    if (!form.current || (text.trim() === '' && !problems.some((problem) => problem.field === field))) return;
    const checked = validate(schema, read(form.current));
    const found = checked.isValid ? [] : checked.problems.filter((problem) => problem.field === field);
    setProblems((all) => [...all.filter((problem) => problem.field !== field), ...found]);
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
    /** What a field of this name needs. */
    field: (name: string) => ({
      id: fieldId(name),
      name,
      error: problems.find((problem) => problem.field === name)?.text,
    }),
    onLeave: (name: string) => (text: string) => onLeave(name, text),
    summary,
    state,
    typed,
    /** Begins anew after something has been sent. */
    edit: () => {
      setTyped(emptyValues);
      edit();
    },
  };
}

const emptyValues: FormFieldValues = {};

export type FormControls = ReturnType<typeof useForm<unknown, unknown>>;

function rejectedFieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ClientError)) return [];
  return Object.entries(error.fields).map(([field, text]) => ({ field, text }));
}
