import { beforeAll, describe, expect, it } from 'vitest';
import { countImportant, falseStopsOf, missesOf } from '../../../test/prescriptions/case-score.ts';
import { allergyFaultsOf, findingsOfCase, readLineOf } from '../../../test/prescriptions/check-case.ts';
import { countFindings, countHarms, countRows } from '../../../test/prescriptions/count-cases.ts';
import {
  ALLERGY_WORDS,
  BRANDS,
  HARMFUL_CASES,
  ORDINARY_CASES,
  type PrescriptionCase,
} from '../../../test/prescriptions/prescription-cases.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import { readMedicineName } from '../medicines/read-medicine-name.ts';

/** Above this, doctors stop reading the questions. */
const MAX_IMPORTANT_PER_100_LINES = 5;
const UNKNOWN_MEDICINE = 'Xyzabc';

let tables: MedicineTables;
beforeAll(async () => {
  tables = await loadMedicineTables();
});

interface Scored {
  readonly label: string;
  readonly faults: readonly string[];
}

const faulty = (scored: readonly Scored[]) => scored.filter(({ faults }) => faults.length > 0);
const report = (title: string, scored: readonly Scored[]) =>
  console.log(
    [
      `${title}: ${faulty(scored).length} of ${scored.length}`,
      ...faulty(scored).flatMap(({ faults }) => faults),
    ].join('\n'),
  );

describe('the checks, on prescriptions that were written without them', () => {
  it('find the harm in each harmful prescription', () => {
    const scored = HARMFUL_CASES.map((one) => ({
      label: one.label,
      faults: missesOf(one, findingsOfCase(one, tables)),
    }));
    report('harmful prescriptions missed', scored);
    const missed = faulty(scored).map(({ label }) => label);
    expect(missed).toEqual([]);
  });

  it('stop no ordinary prescription', () => {
    const scored = ORDINARY_CASES.map((one) => ({
      label: one.label,
      faults: falseStopsOf(one, findingsOfCase(one, tables)),
    }));
    report('ordinary prescriptions stopped', scored);
    const questioned = ORDINARY_CASES.filter((one) => countImportant(findingsOfCase(one, tables)) > 0);
    console.log(`ordinary prescriptions with an important finding: ${questioned.length}`);
    const stopped = faulty(scored).map(({ label }) => label);
    expect(stopped).toEqual([]);
  });

  it('ask little about ordinary prescriptions', () => {
    const check = (one: PrescriptionCase) => findingsOfCase(one, tables);
    const ordinary = countFindings(ORDINARY_CASES, check);
    console.log(countRows(countHarms(HARMFUL_CASES, check), ordinary).join('\n'));
    expect((ordinary.findings.important * 100) / ordinary.lines).toBeLessThan(MAX_IMPORTANT_PER_100_LINES);
  });

  it('read the medicine of each line', () => {
    const lines = [...HARMFUL_CASES, ...ORDINARY_CASES]
      .flatMap(({ lines: all }) => all)
      .filter(({ medicine }) => medicine !== UNKNOWN_MEDICINE);
    const read = lines.map((line) => ({
      text: `${line.medicine} ${line.strength}`.trim(),
      ...readLineOf(line, tables),
    }));
    const textOf = ({ text }: { readonly text: string }) => text;
    const unread = read.filter(({ substances }) => substances.length === 0).map(textOf);
    const withoutDose = read
      .filter(({ substances, dose }) => substances.length > 0 && dose.doses.length === 0)
      .map(textOf);
    console.log(`lines: ${lines.length}\nnot read: ${unread.length}\n${unread.join('\n')}`);
    console.log(`read without a dose: ${withoutDose.length}\n${withoutDose.join('\n')}`);
    expect(unread).toEqual([]);
  });

  it('read the contents of each brand', () => {
    const scored = BRANDS.map(([brand, ...generics]) => {
      const expected = generics.flatMap((generic) => readMedicineName(generic, tables).substances).toSorted();
      const read = readMedicineName(brand, tables).substances.toSorted();
      const isRead = expected.length === generics.length && read.join() === expected.join();
      return {
        label: brand,
        faults: isRead ? [] : [`${brand}: expected ${generics.join(' + ')}, read ${read.join(' + ')}`],
      };
    });
    report('brands not read', scored);
    const unread = faulty(scored).map(({ label }) => label);
    expect(unread).toEqual([]);
  });

  it('read allergies as people write them down', () => {
    const scored = ALLERGY_WORDS.map((words) => ({
      label: words.written,
      faults: allergyFaultsOf(words, tables),
    }));
    report('allergies misread', scored);
    const misread = faulty(scored).map(({ label }) => label);
    expect(misread).toEqual([]);
  });
});
