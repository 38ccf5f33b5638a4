import { sql } from 'kysely';
import type { PatientTables } from './patient-table.ts';
import { stripIdentity } from './strip-functions.ts';

const sameEnrolment = (keptId: string) => sql<boolean>`exists (
  select from enrolment k where k.person_id = ${keptId} and k.facility_id = t.facility_id and k.programme = t.programme
    and (k.enrolled_at = t.enrolled_at or (k.ended_at is null and t.ended_at is null)))`;

const presentPregnancy = (keptId: string) => sql<boolean>`(t.ended_at is null and exists (
  select from pregnancy k where k.person_id = ${keptId} and k.ended_at is null))`;

const sameInfant = (keptId: string) => sql<boolean>`(t.ended_at is null and exists (
  select from infant_link k where k.infant_id = ${keptId} and k.ended_at is null))`;

const sameRequest = (keptId: string) => sql<boolean>`exists (
  select from link_match k where k.request_id = t.request_id and k.person_id = ${keptId})`;

const anyPhoto = (keptId: string) => sql<boolean>`exists (
  select from patient_photo k where k.person_id = ${keptId})`;

/** Removed tags of the merged record move too: as history they cannot conflict. */
const sameTag = (keptId: string) => sql<boolean>`(t.removed_at is null and exists (
  select from patient_tag k where k.person_id = ${keptId} and k.code = t.code and k.removed_at is null))`;

const IS_THE_MERGE = { stay: 'is the merge itself' } as const;

/** A patient's identity, the facilities that know them, and their consents. */
export const IDENTITY_TABLES = {
  person: {
    keys: ['id'],
    erasure: { strip: stripIdentity },
    merge: IS_THE_MERGE,
    times: ['created_at'],
    // Records merged into this one that were not erased with it.
    releases: [{ table: 'person', column: 'merged_into' }],
  },
  person_merge: {
    keys: ['kept_id', 'merged_id'],
    // A merge of an erased patient can never be undone.
    erasure: {
      strip: {
        memory: '{}',
        reason: '',
        undo_reason: sql`case when undone_at is null then null else '' end`,
      },
    },
    merge: IS_THE_MERGE,
  },
  person_merge_row: { keys: [{ column: 'merge_id', of: 'person_merge' }], erasure: 'remove' },
  identifier: { erasure: 'remove', merge: { identity: 'identifiers' }, erasureCount: 'identifiers' },
  // The merged record keeps its numbers for an undo.
  person_phone: { erasure: 'remove', merge: { identity: 'phones' }, erasureCount: 'phones' },
  person_facility: { erasure: 'remove', merge: { identity: 'facilities' } },
  // Each line of the history shows a name, a number or an address.
  patient_change: {
    erasure: 'remove',
    merge: { stay: 'is the history of the values that the old record keeps' },
  },
  patient_photo: { erasure: 'remove', merge: { moves: [{ unless: anyPhoto }] } },
  // An organisation's own tags can identify a patient as a name does.
  patient_tag: { erasure: 'remove', merge: { moves: [{ unless: sameTag }] } },
  consent: { erasure: { strip: { guardian_name: null } }, merge: { moves: [{}] } },
  // A mother identifies her infant.
  infant_link: {
    keys: ['mother_id', 'infant_id'],
    erasure: 'remove',
    merge: { moves: [{ column: 'mother_id' }, { column: 'infant_id', unless: sameInfant }] },
  },
  enrolment: {
    erasure: { leave: 'has no text' },
    merge: { moves: [{ unless: sameEnrolment }] },
    mergeCount: { name: 'enrolments', stored: 'enrolled_at' },
  },
  pregnancy: {
    erasure: { leave: 'has no text' },
    merge: { moves: [{ unless: presentPregnancy }] },
    times: ['created_at'],
  },
  pregnancy_entry: {
    erasure: { strip: { mistake_reason: sql`case when mistake_at is null then mistake_reason else '' end` } },
    merge: { moves: [{}] },
    times: ['created_at', 'mistake_at'],
  },
  access_grant: {
    erasure: 'remove',
    merge: { stay: 'emergency access was asked for one record and opens no other' },
  },
  record_presence: {
    erasure: 'remove',
    merge: { stay: 'names the page that is open now, and goes within a minute' },
  },
  link_match: { erasure: 'remove', merge: { moves: [{ key: 'request_id', unless: sameRequest }] } },
  // The request contains the details typed to find the patient.
  link_request: {
    keys: ['person_id', { column: 'id', of: 'link_match', by: 'request_id' }],
    erasure: 'remove',
    merge: { moves: [{}] },
  },
  // A stored answer for a retried request contains what that request wrote.
  idempotency_key: { keys: [{ text: 'answer' }], erasure: 'remove' },
} as const satisfies PatientTables;
