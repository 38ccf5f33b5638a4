import { describe, expect, it } from 'vitest';
import { loadMedicineTables } from './medicines/load-medicines.ts';
import { readQuickEntry } from './quick-entry.ts';
import { withRoutes } from './quick-routes.ts';

const tables = await loadMedicineTables();
const read = (typed: string) => withRoutes(readQuickEntry(typed, tables), typed);

describe('frequencies in doctors’ notations', () => {
  it.each([
    ['telma 40 roz 30d', 'OD', undefined],
    ['telma 40 har roz 30d', 'OD', undefined],
    ['telma 40 रोज 30d', 'OD', undefined],
    ['telma 40 roz subah 30d', 'OD', undefined],
    ['lanoxin 0.25 subah sham 30d', 'BD', undefined],
    ['lanoxin 0.25 roz subah aur shaam 30d', 'BD', undefined],
    ['dolo 650 सुबह शाम 3d', 'BD', undefined],
    ['dolo 650 din me teen baar 3d', 'TDS', undefined],
    ['dolo 650 har 8 ghante 3d', 'TDS', undefined],
    ['dolo 650 6 hourly 3d', 'QID', undefined],
    ['montair 10 raat ko 30d', 'HS', undefined],
    ['dolo 650 q4h 3d', undefined, 'Every 4 hours'],
    ['dolo 650 har 2 ghante 3d', undefined, 'Every 2 hours'],
    ['dolo 650 हर 2 घंटे 3d', undefined, 'Every 2 hours'],
    ['dolo 650 hourly 3d', undefined, 'Every hour'],
    ['dolo 650 12 times a day 3d', undefined, '12 times a day'],
    ['acivir 800 five times a day 7d', undefined, '5 times a day'],
    ['volini gel la tds 7d', 'TDS', undefined],
    ['permethrin 5% cream whole body stat', 'STAT', 'Whole body'],
    ['ors 1 sachet in 1 litre od 3d', 'OD', 'In 1 litre of water'],
  ])('%s: %s, %s', (typed, frequency, instructions) => {
    const { line, rest } = read(typed);
    expect([line.frequency, line.instructions, rest]).toEqual([frequency, instructions, '']);
  });

  it('reads a dose before breakfast', () => {
    expect(read('pan 40 od bbf 7d').line).toMatchObject({ meal: 'before', frequency: 'OD' });
  });
});

describe('units and spoons', () => {
  it.each([
    ['actrapid 10 u iv stat', { medicine: 'Insulin regular', amount: 10, unit: 'unit' }],
    ['insulin actrapid 10 units sc tds 30d', { medicine: 'Insulin regular', amount: 10, unit: 'unit' }],
    ['inj colistin 9 MU iv stat', { medicine: 'Colistin', strength: '9000000 IU' }],
    ['inj streptokinase 1.5 MU iv stat', { medicine: 'Streptokinase', strength: '1500000 IU' }],
    ['arachitol 6 lakh im stat', { medicine: 'Cholecalciferol', strength: '600000 IU' }],
    ['inj heparin 50000 units iv stat', { medicine: 'Heparin', strength: '50000 IU' }],
    ['inj heparin 5000 units sc bd 5d', { medicine: 'Heparin', strength: '5000 IU' }],
    ['3% nacl 100 ml iv stat', { medicine: 'Sodium chloride', strength: '3 %', amount: 100, unit: 'mL' }],
    ['digene 2 tsp qid 5d', { amount: 10, unit: 'mL' }],
    ['syp crocin 240 4 ml tds 3d', { medicine: 'Paracetamol', strength: '240 mg/5 mL' }],
    ['inj BCG 0.1 ml stat', { medicine: 'BCG vaccine' }],
    ['inj anti d 300 mcg im stat', { medicine: 'Anti-D immunoglobulin' }],
    ['remicade 100 mg iv stat', { medicine: 'Infliximab' }],
    ['botox 100 units im stat', { medicine: 'Botulinum toxin type A', amount: 100, unit: 'unit' }],
    ['dapa 10 od 30d', { medicine: 'Dapagliflozin', strength: '10 mg' }],
    ['akt 4 kit od 60d', { medicine: 'Rifampicin + isoniazid + pyrazinamide + ethambutol' }],
    ['becosules od 10d', { form: 'tablet', amount: 1 }],
    ['supradyn od 30d', { form: 'tablet', amount: 1 }],
    ['susten 200 hs 14d', { strength: '200 mg', form: 'capsule', amount: 1 }],
    ['drotin ds bd 3d', { strength: '80 mg', form: 'tablet', amount: 1 }],
    ['liv 52 2 tab bd 30d', { medicine: 'Capparis spinosa + cichorium intybus', amount: 2 }],
    ['soliwax 4 drops ear tds 5d', { amount: 4, unit: 'drop', route: 'ear' }],
    ['syp augmentin duo 5 ml bd 5d', { strength: '200 mg/28.5 mg per 5 mL', amount: 5, unit: 'mL' }],
    ['augmentin duo 625 bd 5d', { strength: '500 mg/125 mg', form: 'tablet' }],
  ])('%s is read', (typed, line) => {
    expect(read(typed).line).toMatchObject(line);
  });
});
