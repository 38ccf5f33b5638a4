import { sql } from 'kysely';
import type { PatientTables } from './patient-table.ts';
import { stripCaseSheets, stripReadings, stripResources } from './strip-functions.ts';

const WITH_CALL = { table: 'contact', by: 'contact_id' } as const;
const WITH_ENCOUNTER = { table: 'encounter', by: 'encounter_id' } as const;

/** Notes, tasks, goals, readings and imported data. */
export const CARE_TABLES = {
  imported_resource: {
    erasure: { strip: stripResources },
    merge: { moves: [{}] },
    times: ['created_at'],
    erasureCount: 'imported',
  },
  care_note: {
    erasure: { strip: { text: '', reason: null } },
    merge: { moves: [{ key: 'note_id', goesWith: [WITH_ENCOUNTER] }] },
    times: ['created_at'],
    mergeCount: { name: 'notes' },
  },
  case_sheet_version: {
    erasure: { strip: stripCaseSheets },
    merge: { moves: [{}] },
    times: ['created_at'],
    mergeCount: { name: 'sheetVersions' },
  },
  patient_goal: {
    erasure: {
      strip: { note: '', status_reason: null, earlier: '[]', target: sql`target - 'reason'` },
    },
    merge: { moves: [{}] },
    times: ['created_at', 'changed_at'],
  },
  patient_message: {
    erasure: {
      strip: {
        recipient: '',
        subject: null,
        body: '',
        parameters: '{}',
        provider_ref: null,
        // Waiting messages are never sent.
        state: sql`case when state = 'queued' then 'cancelled' else state end`,
        claimed_until: sql`case when state = 'queued' then null else claimed_until end`,
      },
    },
    merge: { moves: [{ goesWith: [WITH_CALL] }] },
    times: ['created_at'],
    mergeCount: { name: 'messages' },
  },
  assessment: {
    erasure: { strip: { reported_to: '', withdrawn_reason: null } },
    merge: { moves: [{}] },
    times: ['at', 'created_at'],
  },
  open_sign: {
    erasure: { strip: { note: null } },
    merge: {
      follows: [
        { table: 'contact', by: sql`t.contact_id` },
        { table: 'assessment', by: sql`t.assessment_id` },
      ],
    },
  },
  reading: {
    erasure: { strip: stripReadings },
    merge: { moves: [{ goesWith: [WITH_CALL] }] },
    times: ['sort_at', 'created_at'],
    erasureCount: 'readings',
    mergeCount: { name: 'readings' },
  },
  reading_alert: {
    erasure: { strip: { note: null } },
    merge: { follows: [{ table: 'reading', by: sql`t.reading_id` }] },
    mergeCount: { name: 'alerts', stored: 'raised_at' },
  },
  // Readings are judged by the target in force on their day, so targets stay.
  oxygen_target: { erasure: { strip: { prescriber: '' } }, merge: { moves: [{}] }, times: ['created_at'] },
  report: {
    erasure: {
      strip: {
        name: '',
        title: null,
        value: null,
        unit: null,
        answers: null,
        deleted_reason: null,
        sha256: '',
      },
    },
    merge: { moves: [{ goesWith: [WITH_CALL] }] },
    times: ['created_at'],
    erasureCount: 'reports',
    mergeCount: { name: 'reports' },
  },
  // Every page of a report shows a name.
  report_piece: { keys: [{ column: 'report_id', of: 'report' }], erasure: 'remove' },
  lab_order: {
    erasure: {
      strip: {
        reason: '',
        note: '',
        cancelled_reason: sql`case when cancelled_at is null then null else '' end`,
        tests: sql`(select coalesce(jsonb_agg(case when t->>'test' is null then t || '{"name": ""}' else t end order by n), '[]')
          from jsonb_array_elements(tests) with ordinality as x(t, n))`,
      },
    },
    merge: { moves: [{}] },
    times: ['created_at'],
  },
  lab_report: { erasure: { leave: 'has no text' }, merge: { moves: [{}] } },
  lab_report_version: {
    keys: [{ column: 'report_id', of: 'lab_report' }],
    erasure: {
      strip: {
        reason: '',
        laboratory: '',
        lines: sql`(select coalesce(jsonb_agg(case when t->>'test' is null
            then t || '{"name": "", "text": "", "unit": "", "range": ""}' else t || '{"reason": ""}' end order by n), '[]')
          from jsonb_array_elements(lines) with ordinality as x(t, n))`,
      },
    },
    times: ['created_at'],
  },
  follow_up: {
    erasure: { strip: { what: '', outcome: null, reason: null, referred_to: null, answered_by: null } },
    merge: { moves: [{ goesWith: [WITH_CALL, WITH_ENCOUNTER] }] },
    times: ['created_at'],
    mergeCount: { name: 'followUps' },
  },
} as const satisfies PatientTables;
