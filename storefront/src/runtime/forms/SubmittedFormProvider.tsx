import type { FormFieldValues, RejectedForm } from '@elvora/catalogue/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type SubmittedForm, receiptFromQuery } from './submittedForm.ts';

interface SubmittedFormContextValue {
  get: (path: string) => RejectedForm | null;
  clear: () => void;
}

function createContextValue(rejectedForm: RejectedForm | null): SubmittedFormContextValue {
  let current = rejectedForm;
  return {
    get: (path) => (current?.path === path ? current : null),
    clear: () => {
      current = null;
    },
  };
}

const SubmittedFormContext = createContext(createContextValue(null));

/** Provides the form that was posted without script and rejected. */
export function SubmittedFormProvider({
  rejectedForm,
  children,
}: {
  rejectedForm: RejectedForm | null;
  children: ReactNode;
}) {
  const [value] = useState(() => createContextValue(rejectedForm));
  return <SubmittedFormContext value={value}>{children}</SubmittedFormContext>;
}

const emptyValues: FormFieldValues = {};

/** The result of this page's form after it was posted without script. */
export function useSubmittedForm(path: string): SubmittedForm {
  const { get, clear } = useContext(SubmittedFormContext);
  const { search } = useLocation();
  const [rejected] = useState(() => get(path));
  useEffect(
    function clearAfterFirstUse() {
      // The form is empty when the visitor returns to it later.
      clear();
    },
    [clear],
  );
  return {
    values: rejected?.texts ?? emptyValues,
    problems: rejected?.problems ?? [],
    receipt: receiptFromQuery(new URLSearchParams(search)),
    quoteList: rejected?.quoteList,
  };
}
