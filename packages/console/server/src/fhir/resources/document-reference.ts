import { READS_NOTES } from '@careline/core/internal/navigation';
import type { DocumentReference } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { isShown } from '../../record/report-rows.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { dateOf, filled, own } from '../fhir-systems.ts';
import { coded, instants, ofPatient, refersTo, texts } from '../search/common-parameters.ts';

interface FileRow extends ResourceRow {
  readonly person_id: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly metric: string | null;
  readonly title: string | null;
  readonly reading_type: string | null;
  readonly taken_on: string | null;
  readonly author_id: string;
  readonly author_name: string;
  readonly created_at: number;
}

/** Files of reports. Results that were entered without a file have none. */
export const isFile = sql<boolean>`r.size > 0 and ${isShown}`;

export const documentReference = defineResource<FileRow, DocumentReference>({
  type: 'DocumentReference',
  description: 'Files of a patient, such as scanned reports. The content is `Binary/ID`.',
  unsupported: [
    'Prescriptions and case sheets are printed from their data and are not stored as documents.',
    'Deleted files are not found.',
  ],
  right: READS_NOTES,
  from: sql`report r join staff s on s.id = r.author_id`,
  columns: sql`r.person_id, r.name, r.media_type, r.size, r.metric, r.title, r.reading_type, r.taken_on, r.author_id,
    s.name as author_name, r.created_at`,
  updatedAt: sql`greatest(r.created_at, r.updated_at)`,
  visible: (caller) => sql<boolean>`${isFile} and ${mayRead(caller, sql.ref('r.person_id'))}`,
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    status: coded(
      'always current',
      sql`'current'`,
      ['current'],
      'http://hl7.org/fhir/document-reference-status',
    ),
    date: instants('when it was added', sql`r.created_at`),
    author: refersTo('who added it', sql`r.author_id`, 'Practitioner', 'author'),
    contenttype: {
      kind: 'token',
      description: 'the media type, such as application/pdf',
      match: ({ code }) => (code === undefined ? sql<boolean>`true` : sql<boolean>`r.media_type = ${code}`),
    },
    description: texts('the name of the file', sql`r.name`),
  },
  sorts: { date: { column: sql`r.created_at`, type: 'bigint' } },
  order: '-date',
  toResource: (row, { base }) => {
    const takenOn = dateOf(row.taken_on);
    const kind = row.metric ?? row.reading_type;
    return filled<DocumentReference>({
      resourceType: 'DocumentReference',
      status: 'current',
      type: {
        ...(kind === null ? {} : { coding: [{ system: own('report'), code: kind.replace(/\s+/g, '-') }] }),
        text: row.title?.trim() || row.metric?.trim() || 'Report',
      },
      subject: { reference: `Patient/${row.person_id}` },
      date: new Date(row.created_at * 1000).toISOString(),
      author: [{ reference: `Practitioner/${row.author_id}`, display: row.author_name }],
      description: row.name.trim() || undefined,
      content: [
        {
          attachment: filled({
            contentType: row.media_type,
            url: `${base}/Binary/${row.id}`,
            size: row.size,
            title: row.name.trim(),
            creation: takenOn,
          }),
        },
      ],
    });
  },
});
