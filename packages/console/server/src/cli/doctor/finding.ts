type Verdict = 'ok' | 'warn' | 'fail';

export interface Finding {
  readonly check: string;
  readonly verdict: Verdict;
  readonly words: string;
  /** What to do; undefined if there is nothing to do. */
  readonly todo?: string;
}

export const ok = (check: string, words: string): Finding => ({ check, verdict: 'ok', words });
export const warn = (check: string, words: string, todo: string): Finding => ({
  check,
  verdict: 'warn',
  words,
  todo,
});
export const fail = (check: string, words: string, todo: string): Finding => ({
  check,
  verdict: 'fail',
  words,
  todo,
});

export const linesOf = ({ check, verdict, words, todo }: Finding): readonly string[] => [
  `${verdict.padEnd(4)}  ${check.padEnd(14)}${words}`,
  ...(todo === undefined ? [] : [`      ${' '.repeat(14)}→ ${todo}`]),
];
