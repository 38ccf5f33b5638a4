import { describe, expect, it } from 'vitest';
import { SCHEDULE_MARKS, SCHEDULES, type Schedule, scheduleOf, schedulesOf } from './schedules.ts';

type Place = { route: string | null; form: string | null };
const ORAL: Place = { route: 'oral', form: 'tablet' };
const CREAM: Place = { route: 'skin', form: 'cream' };
const PATCH: Place = { route: 'skin', form: 'patch' };
const EYE: Place = { route: 'eye', form: 'drops' };
const INJECTION: Place = { route: 'intravenous', form: 'injection' };

const of = (substances: readonly string[], line: Place = ORAL, classes: readonly string[] = []) => ({
  substances,
  classes,
  line,
});

describe('the schedule of a line', () => {
  it.each<[string, string, ReturnType<typeof of>, readonly Schedule[]]>([
    ['ketamine', 'Schedule X; NDPS 110A', of(['ketamine'], INJECTION), ['X', 'NDPS']],
    ['methylphenidate', 'Schedule X', of(['methylphenidate']), ['X', 'NDPS']],
    ['dexamfetamine by its INN', 'Schedule X: dexamphetamine', of(['dexamfetamine']), ['X', 'NDPS']],
    ['morphine', 'NDPS, manufactured drug', of(['morphine']), ['NDPS']],
    ['a fentanyl patch, which is not for the skin', 'NDPS', of(['fentanyl'], PATCH), ['NDPS']],
    ['a buprenorphine patch', 'NDPS; H1', of(['buprenorphine'], PATCH), ['NDPS', 'H1']],
    ['codeine in a cough syrup', 'NDPS; H1; H', of(['codeine', 'chlorpheniramine']), ['NDPS', 'H1', 'H']],
    ['tramadol', 'S.O. 1761(E) 2018; H1; H', of(['tramadol', 'paracetamol']), ['NDPS', 'H1', 'H']],
    ['alprazolam', 'NDPS; H1; H', of(['alprazolam']), ['NDPS', 'H1', 'H']],
    ['clonazepam, which is not in H1', 'NDPS; H', of(['clonazepam']), ['NDPS', 'H']],
    ['lorazepam', 'NDPS; H', of(['lorazepam']), ['NDPS', 'H']],
    ['phenobarbital by its BAN', 'NDPS; H', of(['phenobarbitone']), ['NDPS', 'H']],
    ['zolpidem', 'NDPS; H1; H', of(['zolpidem']), ['NDPS', 'H1', 'H']],
    ['pentazocine', 'NDPS; H1; H', of(['pentazocine'], INJECTION), ['NDPS', 'H1', 'H']],
    ['cefixime', 'H1; H: antibiotics', of(['cefixime'], ORAL, ['cephalosporin']), ['H1', 'H']],
    ['ceftriaxone', 'H1; H: antibiotics', of(['ceftriaxone'], INJECTION, ['cephalosporin']), ['H1', 'H']],
    ['levofloxacin', 'H1; H', of(['levofloxacin']), ['H1', 'H']],
    ['moxifloxacin eye drops: eyes count', 'H1; H', of(['moxifloxacin'], EYE), ['H1', 'H']],
    ['rifampicin with isoniazid', 'H1; H', of(['rifampicin', 'isoniazid'], ORAL, ['rifamycin']), ['H1', 'H']],
    ['ethambutol', 'H1; H', of(['ethambutol']), ['H1', 'H']],
    ['oxytocin', 'H1; H', of(['oxytocin'], INJECTION), ['H1', 'H']],
    ['amoxicillin by its group', 'H: antibiotics', of(['amoxicillin'], ORAL, ['penicillin']), ['H']],
    ['azithromycin by its group', 'H: antibiotics', of(['azithromycin'], ORAL, ['macrolide']), ['H']],
    ['doxycycline by its group', 'H: antibiotics', of(['doxycycline'], ORAL, ['tetracycline']), ['H']],
    ['amlodipine', 'H', of(['amlodipine']), ['H']],
    ['atorvastatin', 'H', of(['atorvastatin']), ['H']],
    ['glimepiride with metformin', 'H', of(['glimepiride', 'metformin']), ['H']],
    ['insulin glargine', 'H: insulin', of(['insulin glargine'], INJECTION, ['insulin']), ['H']],
    ['prednisolone', 'H: corticosteroids', of(['prednisolone'], ORAL, ['corticosteroid']), ['H']],
    ['diclofenac tablets', 'H', of(['diclofenac']), ['H']],
    ['diclofenac gel: for the skin', 'note to H', of(['diclofenac'], { route: null, form: 'gel' }), []],
    ['clotrimazole cream', 'note to H', of(['clotrimazole'], CREAM), []],
    ['clotrimazole pessary', 'H', of(['clotrimazole'], { route: 'vaginal', form: 'pessary' }), ['H']],
    ['betamethasone cream', 'G.S.R. 277(E) 2018', of(['betamethasone'], CREAM, ['corticosteroid']), ['H']],
    ['hydrocortisone cream', 'not in G.S.R. 277(E)', of(['hydrocortisone'], CREAM, ['corticosteroid']), []],
    ['timolol eye drops', 'H', of(['timolol'], EYE), ['H']],
    ['metformin alone: Schedule G', 'not in H', of(['metformin']), []],
    ['paracetamol', 'not in H', of(['paracetamol']), []],
    ['folic acid', 'not in H', of(['folic acid']), []],
    ['a line that was not recognised', 'none', of([]), []],
  ])('%s (%s)', (_, _source, line, schedules) => {
    expect(schedulesOf(line)).toEqual(schedules);
    expect(scheduleOf(line)).toBe(schedules[0]);
  });

  it('has the symbols of rule 97 and words in both languages', () => {
    expect(SCHEDULES.map((one) => SCHEDULE_MARKS[one].symbol)).toEqual(['XRx', 'NRx', 'Rx', 'Rx']);
    for (const { warning, dispensing } of Object.values(SCHEDULE_MARKS)) {
      expect(warning.hi).not.toBe(warning.en);
      expect(dispensing.hi).not.toBe(dispensing.en);
    }
  });
});
