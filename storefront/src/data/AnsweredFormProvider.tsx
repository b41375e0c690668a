import type { FormTexts } from '@elvora/catalogue/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AnsweredForm, receiptIn, type RefusedForm } from '../forms/answeredForm.ts';

interface Keeper {
  of: (path: string) => RefusedForm | null;
  forget: () => void;
}

function keeperOf(refused: RefusedForm | null): Keeper {
  let kept = refused;
  return {
    of: (path) => (kept?.path === path ? kept : null),
    forget: () => {
      kept = null;
    },
  };
}

const KeeperContext = createContext(keeperOf(null));

/** Gives the page the form it was sent with. */
export function AnsweredFormProvider(props: { refused: RefusedForm | null; children: ReactNode }) {
  const [keeper] = useState(() => keeperOf(props.refused));
  return <KeeperContext value={keeper}>{props.children}</KeeperContext>;
}

const nothingTyped: FormTexts = {};

/** What has become of the form of this page, when it was sent without script. */
export function useAnsweredForm(path: string): AnsweredForm {
  const keeper = useContext(KeeperContext);
  const { search } = useLocation();
  const [refused] = useState(() => keeper.of(path));
  useEffect(
    function forgetWhenTakenUp() {
      // Somebody who comes back later begins anew.
      keeper.forget();
    },
    [keeper],
  );
  return {
    texts: refused?.texts ?? nothingTyped,
    problems: refused?.problems ?? [],
    receipt: receiptIn(new URLSearchParams(search)),
  };
}
