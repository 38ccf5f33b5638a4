import { sql } from 'kysely';
import { emptied, type PatientTables } from './patient-table.ts';
import { removeLedger, stripCallLogs } from './strip-functions.ts';

const CONTACT = { table: 'contact', by: sql`t.contact_id` } as const;
const OF_CONTACT = { column: 'contact_id', of: 'contact' } as const;
const OF_ENCOUNTER = { column: 'encounter_id', of: 'encounter' } as const;

const sameWait = (keptId: string) => sql<boolean>`(t.state = 'waiting' and exists (
  select from waiting_list_entry k where k.person_id = ${keptId} and k.facility_id = t.facility_id
    and k.service_type = t.service_type and k.care_provider_id is not distinct from t.care_provider_id
    and k.state = 'waiting'))`;

const sameProject = (keptId: string) => sql<boolean>`(t.left_at is null and exists (
  select from project_patient k where k.person_id = ${keptId} and k.project_id = t.project_id and k.left_at is null))`;

/** Encounters and calls, and the work around them. */
export const VISIT_TABLES = {
  // Slots taken by an encounter stay taken.
  encounter: {
    erasure: { strip: { reason: null, outcome_note: null, referred_to: null, payment_reference: null } },
    merge: { moves: [{}] },
    times: ['starts_at', 'created_at'],
    erasureCount: 'encounters',
    mergeCount: { name: 'encounters' },
  },
  encounter_event: {
    erasure: { strip: { note: null, outcome: sql`outcome - 'note' - 'referredTo'` } },
    merge: { follows: [{ table: 'encounter', by: sql`t.encounter_id` }] },
  },
  encounter_addendum: { keys: [OF_ENCOUNTER], erasure: { strip: { text: '' } }, times: ['created_at'] },
  // A patient waits only once for the same.
  waiting_list_entry: {
    erasure: 'remove',
    merge: {
      moves: [{ unless: sameWait, goesWith: [{ table: 'encounter', by: 'encounter_id' }] }],
    },
  },
  // A patient is enrolled only once in the same project.
  project_patient: {
    erasure: { strip: { left_reason: null } },
    merge: { moves: [{ unless: sameProject }] },
  },
  // The law retains what was charged and paid, without the person's name and without free text.
  ledger_entry: {
    erasure: {
      strip: {
        reason: emptied('reason'),
        reference: null,
        item: sql`case when item ->> 'discountReason' is null then item else item || '{"discountReason": ""}' end`,
      },
      remove: removeLedger,
    },
    merge: { moves: [{ goesWith: [{ table: 'encounter', by: 'encounter_id' }] }] },
    times: ['created_at'],
  },
  payment_link: {
    erasure: { strip: { url: '' } },
    merge: { moves: [{ goesWith: [{ table: 'encounter', by: 'encounter_id' }] }] },
  },
  // Calls stay as long as the record, but the dialled number does not.
  contact: {
    erasure: { strip: { number_key: null } },
    merge: { moves: [{}] },
    times: ['started_at', 'created_at'],
    // A call to a mother may have readings of her infant, and the infant's record stays.
    releases: [{ table: 'reading', column: 'contact_id' }],
    erasureCount: 'calls',
    mergeCount: { name: 'calls' },
  },
  contact_status: {
    erasure: { strip: { note: null, detail: null, reason: null } },
    merge: { follows: [CONTACT] },
    times: ['created_at'],
  },
  call_log: { erasure: { strip: stripCallLogs }, merge: { follows: [CONTACT] } },
  // Findings and values stay.
  left_open: {
    keys: [OF_CONTACT, { column: 'event_id', of: 'encounter_event' }],
    erasure: { strip: { reason: emptied('reason'), facts: sql`facts - 'text' - 'tests'` } },
  },
  call_line: { erasure: 'remove', merge: { follows: [CONTACT] } },
  lifted_stop: {
    erasure: 'remove',
    merge: {
      follows: [
        { table: 'contact', by: sql`(select s.contact_id from contact_status s where s.id = t.status_id)` },
      ],
    },
  },
  work_claim: {
    erasure: 'remove',
    merge: { clear: 'claimed patients are not merged, and an expired claim has no effect' },
  },
  work_item: { erasure: 'remove', merge: { clear: 'is worked out again from what moved' } },
} as const satisfies PatientTables;
