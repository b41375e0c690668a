import { ClientError } from '@elvora/catalogue/client';
import { check, type Problem } from '@elvora/catalogue/contract';
import type { FormProblem } from '@elvora/design-system/FormSummary';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from './failureText.ts';
import { useSubmission } from './useSubmission.ts';

export interface UseFormOptions<Values, Receipt> {
  /** Begins the ids of the fields. */
  id: string;
  /** Checks what was read; the same schema the host checks with. */
  schema: Parameters<typeof check<Values>>[0];
  /** Reads what stands in the form. */
  read: (form: HTMLFormElement) => Record<string, unknown>;
  send: (values: Values, options: { requestId: string }) => Promise<Receipt>;
}

/**
 * A form of plain fields: checked when a field is left and when it is submitted, sent once, and kept as it is typed
 * whatever happens. Problems stand at their fields, and after a submission also in a summary that takes the focus.
 */
export function useForm<Values, Receipt>({ id, schema, read, send }: UseFormOptions<Values, Receipt>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** Problems of the last submission, and how many there have been. */
  const [summary, setSummary] = useState<{ attempt: number; problems: readonly FormProblem[] }>({
    attempt: 0,
    problems: [],
  });
  const { state, submit, edit } = useSubmission(send);
  const fieldId = (field: string) => `${id}-${field}`;

  const summarise = (found: readonly Problem[]) => {
    const names = [...(form.current?.elements ?? [])].map((element) => element.getAttribute('name'));
    const all = found.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field));
    setSummary(({ attempt }) => ({
      attempt: attempt + 1,
      problems: all.map(({ field, text }) => (field === '' ? { text } : { fieldId: fieldId(field), text })),
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
      id,
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
    edit,
  };
}

export type FormControls = ReturnType<typeof useForm<unknown, unknown>>;

function refusedFields(error: unknown): Problem[] {
  if (!(error instanceof ClientError)) return [];
  return Object.entries(error.fields).map(([field, text]) => ({ field, text }));
}
