import { CASE_SHEET_SECTIONS } from '@careline/core/internal/case-sheets';
import { READS_RECORD } from '@careline/core/internal/navigation';
import type { AllergyIntolerance } from 'fhir/r4';
import { sql } from 'kysely';
import { defineResource } from '../fhir-resource.ts';
import { filled, hl7Concept, SNOMED, toDateTime } from '../fhir-systems.ts';
import { instants, ofPatient } from '../search/common-parameters.ts';
import {
  answersOf,
  authorOf,
  codeInContent,
  conceptOf,
  contentOf,
  detailOf,
  ENTRY_COLUMNS,
  type EntryRow,
  entriesFrom,
  isVisibleEntry,
  textOf,
} from './recorded-entries.ts';

const clinical = (code: string) => hl7Concept('allergyintolerance-clinical', code);
const verified = (code: string) => hl7Concept('allergyintolerance-verification', code);

type Parts = Partial<AllergyIntolerance>;

const CATEGORIES: Readonly<Record<string, AllergyIntolerance['category']>> = {
  DRUG: ['medication'],
  FOOD: ['food'],
  ENVIRONMENT: ['environment'],
};
const SEVERITIES = { MILD: 'mild', MODERATE: 'moderate', SEVERE: 'severe' } as const;

/** Returns the English words of a reaction, as on the case sheet. */
const reactionText = (code: string): string =>
  CASE_SHEET_SECTIONS.ALLERGIES.words.en[`caseSheet.ALLERGIES.allergies.reaction.${code}`] ??
  code.toLowerCase();

function reactionsOf({ reaction, otherReaction, severity }: Readonly<Record<string, unknown>>): Parts {
  const codes = (Array.isArray(reaction) ? reaction : []).filter(
    (code): code is string => typeof code === 'string',
  );
  const texts = codes.map((code) => (code === 'OTHER' && textOf(otherReaction)) || reactionText(code));
  const known = SEVERITIES[textOf(severity) as keyof typeof SEVERITIES];
  const isSevere = severity === 'SEVERE' || codes.includes('ANAPHYLAXIS');
  return {
    ...(isSevere ? { criticality: 'high' as const } : {}),
    ...(texts.length === 0
      ? {}
      : {
          reaction: [
            { manifestation: texts.map((text) => ({ text })), ...(known ? { severity: known } : {}) },
          ],
        }),
  };
}

function fromSheet(row: EntryRow): Parts {
  const answers = answersOf(row);
  const { substance, kind, certainty, since, note } = answers;
  const notes = [textOf(since) === '' ? '' : `Since: ${textOf(since)}`, textOf(note)].filter(Boolean);
  return {
    clinicalStatus: clinical('active'),
    verificationStatus: verified(certainty === 'CONFIRMED' ? 'confirmed' : 'unconfirmed'),
    category: CATEGORIES[textOf(kind)] ?? [],
    code: { text: textOf(substance) || 'Not named' },
    ...reactionsOf(answers),
    note: notes.map((text) => ({ text })),
  };
}

const NONE_KNOWN: Parts = {
  clinicalStatus: clinical('active'),
  verificationStatus: verified('confirmed'),
  code: {
    coding: [{ system: SNOMED, code: '716186003', display: 'No known allergy' }],
    text: 'No known allergy',
  },
};

/** The statuses by the state of an imported entry. R4 has no code for an unknown state, so it counts as active. */
const STATES: Readonly<Record<string, Parts>> = {
  past: { clinicalStatus: clinical('inactive') },
  'not-done': { clinicalStatus: clinical('inactive') },
  refuted: { clinicalStatus: clinical('inactive'), verificationStatus: verified('refuted') },
  'entered-in-error': { verificationStatus: verified('entered-in-error') },
};

function fromImport(row: EntryRow): Parts {
  const content = contentOf(row);
  const note = detailOf(content, 'note');
  return {
    ...(STATES[content.state] ?? { clinicalStatus: clinical('active') }),
    code: conceptOf(content),
    ...(note === undefined ? {} : { note: [{ text: note }] }),
  };
}

const partsOf = (row: EntryRow): Parts => {
  if (row.kind === 'none') return NONE_KNOWN;
  return row.kind === 'sheet' ? fromSheet(row) : fromImport(row);
};

export const allergyIntolerance = defineResource<EntryRow, AllergyIntolerance>({
  type: 'AllergyIntolerance',
  description:
    'Allergies of the newest case sheet, the statement that none is known, and allergies that were imported.',
  unsupported: [
    'A new version of the case sheet gives its allergies new ids.',
    'There is no search by `clinical-status`: read all of a patient.',
  ],
  right: READS_RECORD,
  from: entriesFrom({
    kinds: ['AllergyIntolerance', 'allergies'],
    section: { key: 'ALLERGIES', rows: '{allergies,allergies}', none: '{statement,noneKnown}' },
  }),
  columns: ENTRY_COLUMNS,
  updatedAt: sql`r.created_at`,
  rowId: 'part',
  visible: isVisibleEntry,
  reach: { oneOf: ['patient', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`, 'patient'),
    code: codeInContent('the code of the substance, of imported allergies'),
    date: instants('when it was recorded here', sql`r.created_at`),
  },
  sorts: { date: { column: sql`r.created_at`, type: 'bigint' } },
  order: '-date',
  toResource: (row) =>
    filled<AllergyIntolerance>({
      resourceType: 'AllergyIntolerance',
      ...partsOf(row),
      patient: { reference: `Patient/${row.person_id}` },
      ...(row.encounter_id === null ? {} : { encounter: { reference: `Encounter/${row.encounter_id}` } }),
      recordedDate: toDateTime(row.created_at),
      recorder: authorOf(row),
    }),
});
