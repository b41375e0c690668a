import { ClientError } from '@elvora/catalogue/client';
import { check, type FormTexts, type Problem } from '@elvora/catalogue/contract';
import type { FormProblem } from '@elvora/design-system/FormSummary';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from './failureText.ts';
import type { AnsweredForm } from './answeredForm.ts';
import { useSubmission } from './useSubmission.ts';

export interface UseFormOptions<Values, Receipt> {
  /** Begins the ids of the fields. */
  id: string;
  /** Checks what was read; the same schema the host checks with. */
  schema: Parameters<typeof check<Values>>[0];
  /** Reads what stands in the form. */
  read: (form: HTMLFormElement) => Record<string, unknown>;
  send: (values: Values, options: { requestId: string }) => Promise<Receipt>;
  /** Address of the page, which takes the form itself when there is no script. */
  action: string;
  /** What the page was answered with then. */
  answered?: Omit<AnsweredForm, 'receipt'> & { receipt: Receipt | null };
}

/**
 * A form of plain fields: checked when a field is left and when it is submitted, sent once, and kept as it is typed
 * whatever happens. Problems stand at their fields, and after a submission also in a summary that takes the focus.
 */
export function useForm<Values, Receipt>(options: UseFormOptions<Values, Receipt>) {
  const { id, schema, read, send, action, answered } = options;
  const form = useRef<HTMLFormElement>(null);
  const fieldId = (field: string) => `${id}-${field}`;
  const summaryOf = (found: readonly Problem[]): readonly FormProblem[] =>
    found.map(({ field, text }) => (field === '' ? { text } : { fieldId: fieldId(field), text }));
  const [problems, setProblems] = useState<readonly Problem[]>(answered?.problems ?? []);
  /** Problems of the last submission, and how many there have been. */
  const [summary, setSummary] = useState({ attempt: 0, problems: summaryOf(problems) });
  const { state, submit, edit } = useSubmission(send, answered?.receipt);
  /** What the fields begin with. */
  const [typed, setTyped] = useState(answered?.texts ?? nothingTyped);

  const summarise = (found: readonly Problem[]) => {
    const names = [...(form.current?.elements ?? [])].map((element) => element.getAttribute('name'));
    const all = found.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field));
    setSummary(({ attempt }) => ({
      attempt: attempt + 1,
      problems: summaryOf(all),
    }));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = check(schema, read(event.currentTarget));
    setProblems(checked.isGood ? [] : checked.problems);
    if (!checked.isGood) return summarise(checked.problems);
    setSummary(({ attempt }) => ({ attempt, problems: [] }));
    const outcome = await submit(checked.value);
    if (outcome?.status !== 'failed') return;
    const refused = refusedFields(outcome.error);
    setProblems(refused);
    summarise(refused.length > 0 ? refused : [{ field: '', text: failureText(outcome.error) }]);
  };

  /** An empty field may still be filled in; one that is wrong can be mended at once. */
  const onLeave = (field: string, text: string) => {
    if (!form.current || (text.trim() === '' && !problems.some((problem) => problem.field === field))) return;
    const checked = check(schema, read(form.current));
    const found = checked.isGood ? [] : checked.problems.filter((problem) => problem.field === field);
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
      setTyped(nothingTyped);
      edit();
    },
  };
}

const nothingTyped: FormTexts = {};

export type FormControls = ReturnType<typeof useForm<unknown, unknown>>;

function refusedFields(error: unknown): Problem[] {
  if (!(error instanceof ClientError)) return [];
  return Object.entries(error.fields).map(([field, text]) => ({ field, text }));
}
