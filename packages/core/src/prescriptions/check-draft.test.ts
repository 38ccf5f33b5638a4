import { expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';
import { loadPrescriptionChecks } from './checks/load-checks.ts';
import { adult } from './dose/cases/dose-case.ts';
import { lineValues } from './line-form.ts';
import { readQuickEntry } from './quick-entry.ts';

const checks = await loadPrescriptionChecks();

const severitiesOf = (typed: string): readonly string[] => {
  const entry = readQuickEntry(typed, checks.tables);
  const line = {
    id: '1',
    values: lineValues(entry.line),
    override: '',
    assumed: entry.assumed,
    rest: entry.rest,
  };
  return (checkDraft([line], adult(), checks).get('1') ?? []).map(({ severity }) => severity);
};

it.each([
  ['dolo 650 har 2 ghante 5d', 'severe', 'BNF: 4 g of paracetamol a day'],
  ['dolo 650 हर 2 घंटे 5d', 'severe', 'BNF: 4 g of paracetamol a day'],
  ['crocin 1000 q4h 5d', 'severe', 'BNF: 4 g of paracetamol a day'],
  ['dolo 650 12 times a day 5d', 'severe', 'BNF: 4 g of paracetamol a day'],
  ['inj colistin 9 MU iv tds 7d', 'severe', 'EMA 2014: 9 million units a day'],
  ['digoxin 0.25 q2h 5d', 'severe', 'BNF: 250 mcg a day'],
])('%s is %s (%s)', (typed, severity) => {
  expect(severitiesOf(typed)).toContain(severity);
});

it('allows aciclovir five times a day (BNF: shingles)', () => {
  expect(severitiesOf('acivir 800 five times a day 7d')).not.toContain('severe');
  expect(severitiesOf('acivir 800 five times a day 7d')).not.toContain('important');
});
