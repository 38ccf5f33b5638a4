import { sql } from 'kysely';
import type { PatientTables } from './patient-table.ts';
import { removeRegister, stripRegister } from './strip-functions.ts';

const OF_PRESCRIPTION = { column: 'prescription_id', of: 'prescription' } as const;

/** Prescriptions, dispensing, and adherence checks with the patient. Prescribed medicines stay. */
export const MEDICINE_TABLES = {
  prescription: {
    erasure: { strip: { advice: '', signed_facts: null } },
    merge: { moves: [{ goesWith: [{ table: 'encounter', by: 'encounter_id' }] }] },
    times: ['created_at'],
    mergeCount: { name: 'prescriptions' },
  },
  prescription_line: {
    keys: [OF_PRESCRIPTION],
    erasure: {
      strip: {
        warnings: '[]',
        content: sql`content || '{"reason": "", "instructions": "", "override": ""}'`,
      },
    },
  },
  prescription_event: { keys: [OF_PRESCRIPTION], erasure: { strip: { text: '' } } },
  // The codes that verify a printed prescription.
  prescription_paper: { keys: [OF_PRESCRIPTION], erasure: 'remove' },
  medicine_adherence: {
    keys: [OF_PRESCRIPTION],
    erasure: { strip: { reason: '' } },
    times: ['created_at'],
  },
  medication_dispense: {
    keys: [OF_PRESCRIPTION],
    erasure: { strip: { reason: '' } },
    times: ['created_at'],
  },
  medication_dispense_error: {
    keys: [{ column: 'dispense_id', of: 'medication_dispense' }],
    erasure: { strip: { reason: '' } },
  },
  schedule_h1_entry: {
    keys: [{ column: 'id', of: 'medication_dispense' }],
    erasure: { strip: stripRegister, remove: removeRegister },
  },
  medicine_check: {
    erasure: { leave: 'has no text' },
    merge: { moves: [{}] },
    times: ['created_at'],
  },
  medicine_check_answers: {
    keys: [{ column: 'check_id', of: 'medicine_check' }],
    erasure: {
      strip: {
        lines: sql`(select coalesce(jsonb_agg(l || '{"text": ""}'), '[]') from jsonb_array_elements(lines) l)`,
        outside: sql`(select coalesce(jsonb_agg(o || '{"dose": "", "since": "", "prescribedBy": ""}'), '[]')
          from jsonb_array_elements(outside) o)`,
      },
    },
  },
  medicine_review: {
    erasure: { ignore: 'waits for a review, which empties it' },
    merge: { stay: 'waits for a review, which what moved asks for again' },
  },
} as const satisfies PatientTables;
