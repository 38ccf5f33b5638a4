import type { RecordSummary, TimelineItem } from '@careline/core/internal/overview';
import type { ImportedEntry } from '@careline/core/internal/record';
import { aStoredNote, aStoredReport, NOW } from './patient-care.ts';
import { personId } from './people.ts';

/** A row of another system; the number makes its id unique. */
export const anEntry = (number: number, facts: Partial<ImportedEntry> = {}): ImportedEntry => ({
  id: personId(1000 + number),
  kind: 'AllergyIntolerance',
  source: 'north',
  sourceId: `a-${number}`,
  name: 'Penicillin',
  code: { system: 'http://snomed.info/sct', code: '764146007' },
  state: 'active',
  details: [],
  time: '2016',
  isReadable: true,
  at: 1_451_606_400,
  importedAt: NOW / 1000 - 86_400,
  isReplaced: false,
  ...facts,
});

const ALLERGY = anEntry(1, {
  details: [
    { key: 'criticality', text: 'high' },
    { key: 'reaction', text: 'Hives' },
  ],
});
const DIABETES = anEntry(2, { kind: 'Condition', name: 'Type 2 diabetes mellitus' });
const METFORMIN = anEntry(3, {
  kind: 'MedicationStatement',
  name: 'Metformin 500 mg',
  details: [{ key: 'dosage', text: '1 tablet, 2 × / 1 d' }],
});

export const aSummary = (facts: Partial<RecordSummary> = {}): RecordSummary => ({
  sections: [
    { section: 'ALLERGIES', count: 1, inForce: 1 },
    { section: 'DIAGNOSIS', count: 4, inForce: 1 },
    { section: 'MEDICATIONS', count: 7, inForce: 1 },
  ],
  entries: [ALLERGY, DIABETES, METFORMIN],
  undecided: 0,
  nextCall: { programme: 'careline', callType: 'monthly', kind: 'scheduled', dueAt: NOW / 1000, timed: true },
  nextEncounter: null,
  ...facts,
});

/** For a record without any entries. */
export const NOTHING_KNOWN = aSummary({
  sections: ['ALLERGIES', 'DIAGNOSIS', 'MEDICATIONS'].map((section) => ({ section, count: 0, inForce: 0 })),
  entries: [],
  prescribed: [],
  allergySheet: { section: 'ALLERGIES', newest: [], versions: 0 },
  diagnosisSheet: { section: 'DIAGNOSIS', newest: [], versions: 0 },
  nextCall: null,
});

export const aTimeline = (): TimelineItem[] => [
  { id: personId(41), kind: 'note', at: NOW / 1000 - 7200, note: aStoredNote() },
  { id: personId(51), kind: 'report', at: NOW / 1000 - 90_000, report: aStoredReport() },
  { id: ALLERGY.id, kind: 'imported', at: ALLERGY.at, imported: ALLERGY },
  { id: personId(99), kind: 'something-new', at: null },
];
