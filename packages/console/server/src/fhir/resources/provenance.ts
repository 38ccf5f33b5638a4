import { decideRight, type PartnerRight } from '@careline/core/internal/navigation';
import type { Provenance } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import type { Caller } from '../../platform/http/route.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, hl7Concept } from '../fhir-systems.ts';
import type { FhirType } from '../fhir-type.ts';
import { instants, refersTo } from '../search/common-parameters.ts';
import type { Loose, ReferenceParameter } from '../search/parameter.ts';
import { PROVENANCE_SOURCES, type ProvenanceSource } from './provenance-sources.ts';

interface ProvenanceRow extends ResourceRow {
  readonly person_id: string;
  readonly target_type: FhirType;
  readonly target_id: string;
  readonly activity: string;
  readonly at: number;
  readonly author_id: string | null;
  readonly author_name: string | null;
  readonly reason: string | null;
}

const ROWS = PROVENANCE_SOURCES.map(
  (
    { type, rows },
    index,
  ) => sql`select o.row_id || '-' || o.place as id, o.row_id, ${sql.lit(type)} as target_type,
    ${sql.lit(index)} as source, o.target_id, o.person_id, o.facility_id, o.activity, o.at, o.author_id, o.author_name,
    o.reason from (${rows}) o`,
);

const TARGETS = [...new Set(PROVENANCE_SOURCES.map(({ type }) => type))] as [FhirType, ...FhirType[]];

/** Everyone who may read one of the resources. Each act is shown to those who may read what it is about. */
const READS_ACTS = {
  scopes: [...new Set(PROVENANCE_SOURCES.flatMap(({ right }) => right.scopes))],
} as const satisfies PartnerRight;

function isVisible(caller: Caller) {
  const indexes = (of: (source: ProvenanceSource) => boolean): number[] =>
    PROVENANCE_SOURCES.flatMap((source, index) =>
      of(source) && decideRight(source.right, caller.scopes).allowed ? [index] : [],
    );
  const everywhere = indexes(({ ofFacility }) => !ofFacility);
  const here = indexes(({ ofFacility }) => ofFacility === true);
  return sql<boolean>`${mayRead(caller, sql.ref('r.person_id'))} and (r.source = any(${everywhere}::int[]) or
    (r.source = any(${here}::int[]) and r.facility_id = ${caller.facilityId}))`;
}

const target: ReferenceParameter = {
  kind: 'reference',
  description: 'the resource that was recorded, corrected or withdrawn',
  targets: TARGETS,
  match: (id, type) => sql<boolean>`(r.target_type = ${type} and r.target_id = ${id}::uuid)`,
  references: ({ target: targets }: Loose) => (targets ?? []) as Provenance['target'],
};

export const provenance = defineResource<ProvenanceRow, Provenance>({
  type: 'Provenance',
  description:
    'Who recorded, corrected or withdrew readings, calls, call logs, case sheets, prescriptions, laboratory reports, files, goals and registrations, when and why.',
  unsupported: [
    '`patient` finds everything about a patient, and not only changes of the Patient.',
    'Diagnoses and allergies of a case sheet have the Provenance of its QuestionnaireResponse.',
    'Imported entries have none.',
  ],
  right: READS_ACTS,
  from: sql`(${sql.join(ROWS, sql` union all `)}) r left join staff s on s.id = r.author_id`,
  columns: sql`r.person_id, r.target_type, r.target_id, r.activity, r.at, r.author_id,
    coalesce(s.name, r.author_name) as author_name, r.reason`,
  updatedAt: sql`r.at`,
  rowId: 'part',
  visible: isVisible,
  reach: { oneOf: ['target', 'patient', '_id'] },
  parameters: {
    target,
    patient: {
      ...refersTo('the patient whose record it is about', sql`r.person_id`, 'Patient', 'target'),
      references: (resource: Loose) =>
        target.references(resource).filter((one) => one?.reference?.startsWith('Patient/')),
    },
    recorded: instants('when it was recorded', sql`r.at`),
    agent: {
      ...refersTo('who did it', sql`r.author_id`, 'Practitioner', 'agent'),
      references: ({ agent }: Loose) => ((agent ?? []) as Provenance['agent']).map(({ who }) => who),
    },
  },
  sorts: { recorded: { column: sql`r.at`, type: 'bigint' } },
  order: '-recorded',
  toResource: (row) => {
    const name = row.author_name?.trim() || 'Careline';
    const reason = row.reason?.trim();
    return filled<Provenance>({
      resourceType: 'Provenance',
      target: [{ reference: `${row.target_type}/${row.target_id}` }],
      recorded: new Date(row.at * 1000).toISOString(),
      activity: hl7Concept('v3-DataOperation', row.activity),
      reason: reason ? [{ text: reason }] : [],
      agent: [
        {
          type: hl7Concept('provenance-participant-type', 'author'),
          who:
            row.author_id === null
              ? { display: name }
              : { reference: `Practitioner/${row.author_id}`, display: name },
        },
      ],
    });
  },
});
