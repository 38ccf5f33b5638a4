import type {
  Dispense,
  H1Entry,
  IssuedLine,
  Prescription,
  PrescriptionBasis,
} from '@careline/core/internal/prescriptions';
import { NOW, vitaId } from './patient-care.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

/** A line of a signed prescription. */
export const anIssuedLine = (facts: Partial<IssuedLine> = {}): IssuedLine => ({
  ...{ id: id('b1'), medicine: 'Metformin', form: 'tablet', strength: '500 mg', amount: 1, unit: 'tablet' },
  ...{ frequency: 'BD', times: null, meal: 'after', route: 'oral', start: null, days: null },
  ...{ reason: '', instructions: '', override: '' },
  ...{ from: '2025-10-01', until: null, warnings: [], events: [] },
  ...facts,
});

/** A prescription signed an hour ago. */
export const aPrescription = (facts: Partial<Prescription> = {}): Prescription => ({
  ...{
    id: id('c1'),
    vitaId,
    facilityId: id('d1'),
    facility: 'North',
    encounterId: null,
    number: '2025-00007',
  },
  ...{ lines: [anIssuedLine()], advice: '', signedAt: NOW / 1000 - 3600 },
  ...{ signer: { id: id('e1'), name: 'Dr. Rao' }, registrationNumber: 'MH 12345', withdrawn: null },
  metaInfo: { updatedAt: NOW / 1000 - 3600, deleted: false, source: 'manual', createdAt: NOW / 1000 - 3600 },
  ...facts,
});

type Known = Partial<
  Pick<
    PrescriptionBasis,
    | 'allergies'
    | 'pregnancy'
    | 'current'
    | 'mayPrescribe'
    | 'asked'
    | 'registration'
    | 'registrationNumber'
    | 'consultation'
    | 'patient'
    | 'paper'
  >
>;

/** Facts to check before prescribing, for a healthy woman of 45 by default. */
export function aBasis({
  allergies = [],
  pregnancy = 'no',
  current = [],
  ...rest
}: Known = {}): PrescriptionBasis {
  const patient = {
    ...{ today: '2025-10-09', sex: 'female', age: { months: 540, days: 16_436 }, pregnancy, values: {} },
    ...{ conditions: [], allergies, current: current.map((name) => ({ name })) },
  };
  return {
    ...{ allergies, noKnownAllergies: false, pregnancy, current, patient, asked: [] },
    ...{ mayPrescribe: true, registrationNumber: 'Maharashtra Medical Council 12345' },
    registration: { council: 'MH', number: '12345' },
    ...rest,
  };
}

/** Ten tablets dispensed half an hour ago. */
export const aDispense = (facts: Partial<Dispense> = {}): Dispense => ({
  ...{ id: id('f1'), product: 'Glycomet 500', batch: 'GC2411', expiresOn: '2027-08', quantity: 10 },
  ...{ unit: 'tablet', packSize: null, handedOverOn: '2026-11-21', substitution: 'generic', reason: '' },
  ...{ at: NOW / 1000 - 1800, by: { id: id('e2'), name: 'Ravi Pharmacist' }, facility: 'North' },
  enteredInError: null,
  ...facts,
});

/** An entry in the Schedule H1 register. */
export const anH1Entry = (facts: Partial<H1Entry> = {}): H1Entry => ({
  ...{ id: id('f3'), suppliedOn: '2026-11-20', patient: 'Lakshmi Narayan', prescriber: 'Dr. Rao' },
  ...{
    registrationNumber: 'MH 12345',
    prescriberAddress: 'North, 12 MG Road',
    prescriptionNumber: '2026-00012',
  },
  ...{ medicine: 'Cefixime 200 mg, tablet', product: 'Taxim-O 200', quantity: 10, unit: 'tablet' },
  ...{ batch: 'CF77', by: 'Ravi Pharmacist', enteredInError: null },
  ...facts,
});
