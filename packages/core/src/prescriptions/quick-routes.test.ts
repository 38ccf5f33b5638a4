import { describe, expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';
import { checkPrescription } from './checks/check-prescription.ts';
import { adult } from './dose/cases/dose-case.ts';
import { loadMedicineTables } from './medicines/load-medicines.ts';
import { createPrescriptionDraft } from './prescription-draft.ts';
import { readQuickEntry } from './quick-entry.ts';
import { withRoutes } from './quick-routes.ts';

const tables = await loadMedicineTables();
const read = (typed: string) => withRoutes(readQuickEntry(typed, tables), typed);

it('finds a medicine behind "e/d" by its name', () => {
  expect(read('iotim e/d 1 drop bd 30d').line).toMatchObject({ medicine: 'Timolol', form: 'drops' });
});

describe('the route of a quick entry', () => {
  it.each([
    ['betadine lotion 5 ml po stat', 'oral'],
    ['candibiotic drops 2 drops eye tds 5d', 'eye'],
    ['candibiotic drops 2 drops in both ears tds 5d', 'ear'],
    ['atropine 1% e/d 1 drop tds 7d', 'eye'],
    ['otrivin drops 2 drops nose tds 5d', 'nasal'],
    ['dolo 650 tab od 3d', 'oral'],
    ['inj monocef 1 g iv bd 5d', 'intravenous'],
  ])('%s', (typed, route) => {
    expect(read(typed).line.route).toBe(route);
  });

  it.each([
    ['inj vincristine 2 mg intrathecal stat', 'intrathecal'],
    ['inj gentamicin 80 mg intrasplenic stat', 'intrasplenic'],
    ['inj triamcinolone 40 mg intra-articular stat', 'intra-articular'],
    ['inj vincristine 2 mg IT stat', 'intrathecal'],
    ['inj rabies vaccine 0.1 ml ID stat', 'intradermal'],
    ['inj bupivacaine 5 ml retrobulbar stat', 'retrobulbar'],
  ])('%s stays with the line in its instructions', (typed, instructions) => {
    expect(read(typed).line.instructions).toBe(instructions);
  });

  it.each([
    ['syp crocin 250 mg/5 ml 5 ml iv stat', 'syrup'],
    ['tab dolo 650 iv stat', 'tablet'],
  ])('%s has the written form', (typed, form) => {
    expect(read(typed).line).toMatchObject({ form, route: 'intravenous' });
  });

  it('stops a draft with an unknown route, also after another field was edited', () => {
    const draft = createPrescriptionDraft({ newId: () => 'line', today: () => '2026-11-29' });
    draft.setMedicines(tables);
    const rules = () =>
      [
        ...checkDraft(draft.store.getState().lines, adult(), {
          check: (lines, patient) => checkPrescription(lines, patient, tables),
        }).values(),
      ]
        .flat()
        .map(({ severity, rule, about }) => `${severity} ${rule} ${about}`);
    draft.enter('inj gentamicin 80 mg intrasplenic stat');
    expect(rules()).toContain('severe route/not-read intrasplenic');
    draft.open('line');
    draft.setValue({ section: 'line', key: 'reason' }, 'fever');
    expect(rules()).toContain('severe route/not-read intrasplenic');
  });

  it('leaves recognised parts unchanged', () => {
    const typed = 'metformin 500 bd after food 30d';
    expect(read(typed)).toEqual(readQuickEntry(typed, tables));
  });
});
