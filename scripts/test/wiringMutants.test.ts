import { expect, it } from 'vitest';
import { mutateWiring, wiringReport } from '../wiringMutantOps.mjs';

const hook = `import { useEffect } from 'react';
export function useHidden(onHide: () => void) {
  useEffect(function followVisibility() {
    document.addEventListener('visibilitychange', onHide);
    observer?.observe(document.body);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [onHide]);
  return { onBlur: () => onHide(), onHide, label: () => 'x' };
}
`;

it('removes effects, listeners, observers and handlers, each behind a condition', () => {
  const { code, mutants } = mutateWiring(hook, 'useHidden.ts', 5);
  expect(mutants.map(({ number, line, kind, name }) => [number, line, kind, name])).toEqual([
    [5, 3, 'effect', 'followVisibility'],
    [6, 4, 'listener', 'visibilitychange'],
    [7, 5, 'listener', 'observe'],
    [8, 8, 'handler', 'onBlur'],
  ]);
  expect(code).toContain('followVisibility() { if (globalThis.__wiringMutant === 5) return;');
  expect(code).toContain(
    "{ if (!(globalThis.__wiringMutant === 6)) document.addEventListener('visibilitychange', onHide); }",
  );
  expect(code).toContain('if (!(globalThis.__wiringMutant === 7)) observer?.observe');
  expect(code).toContain('onBlur: globalThis.__wiringMutant === 8 ? undefined : (() => onHide()),');
});

it('does not change a hook without effects, listeners and handlers', () => {
  const plain = 'export const useDouble = (value: number) => value * 2;';
  expect(mutateWiring(plain, 'useDouble.ts', 0)).toEqual({ code: plain, mutants: [] });
});

it('lists the surviving mutants and the share of killed ones', () => {
  const [mutant] = mutateWiring(hook, 'useHidden.ts', 0).mutants;
  if (!mutant) throw new Error('The hook has connections.');
  expect(
    wiringReport([
      { mutant, isKilled: false },
      { mutant, isKilled: true },
    ]),
  ).toEqual({
    share: 0.5,
    lines: ['useHidden.ts:3 effect followVisibility', '1 of 2 noticed (50 %)'],
  });
  expect(wiringReport([]).share).toBe(1);
});
