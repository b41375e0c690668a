import type { FormTexts, Problem } from '@elvora/catalogue/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A form that a page has sent by itself, without script, and that could not be taken. */
export interface RefusedForm {
  /** Path of the page. */
  path: string;
  texts: FormTexts;
  problems: readonly Problem[];
}

/** How a form begins whose page has been sent before: with what was typed and what is wrong with it, or with its receipt. */
export interface AnsweredForm {
  texts: FormTexts;
  problems: readonly Problem[];
  receipt: { reference: string } | null;
}

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

/** The page a form leads to when it has been taken says so, with the reference: nothing that anybody could make up. */
export function receiptIn(query: URLSearchParams): AnsweredForm['receipt'] {
  const sent = query.get('sent');
  if (sent === null || !/^(?:yes|[A-Z]-[2-9A-Z]{4}-[2-9A-Z]{2})$/.test(sent)) return null;
  return { reference: sent === 'yes' ? '' : sent };
}
