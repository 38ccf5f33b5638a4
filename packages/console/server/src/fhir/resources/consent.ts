import { REGISTERS_PATIENTS } from '@careline/core/internal/navigation';
import type { Consent } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, hl7Concept, LOINC, own, toDateTime } from '../fhir-systems.ts';
import { coded, instants, ofPatient } from '../search/common-parameters.ts';

interface ConsentRow extends ResourceRow {
  readonly person_id: string;
  readonly text_id: string;
  readonly version: string;
  readonly locale: string;
  readonly how: string;
  readonly given_by: string;
  readonly guardian_name: string | null;
  readonly given_at: number;
  readonly fhir_status: Consent['status'];
  readonly organisation_id: string;
}

/** A withdrawal ends every consent that was given before it. */
const STATUS = sql`(case
  when p.consent_withdrawn_at is not null then 'inactive'
  when exists (select from consent n where n.person_id = r.person_id and n.text_id = r.text_id
    and (n.created_at, n.id) > (r.created_at, r.id)) then 'inactive'
  else 'active' end)`;

const verificationOf = ({ given_by, guardian_name, person_id, given_at }: ConsentRow) => ({
  verified: true,
  verifiedWith:
    given_by === 'guardian'
      ? { display: guardian_name?.trim() || 'Guardian' }
      : { reference: `Patient/${person_id}` },
  verificationDate: toDateTime(given_at),
});

export const consent = defineResource<ConsentRow, Consent>({
  type: 'Consent',
  description:
    'Consents that were recorded at registration: the text, its version and language, how it was given and by whom.',
  unsupported: [
    'Consents that were withdrawn or replaced by a newer one are `inactive`.',
    'Provisions are part of the text and not coded.',
  ],
  right: REGISTERS_PATIENTS,
  from: sql`consent r join person p on p.id = r.person_id`,
  columns: sql`r.person_id, r.text_id, r.version, r.locale, r.how, r.given_by, r.guardian_name, r.given_at,
    ${STATUS} as fhir_status, r.organisation_id`,
  updatedAt: sql`greatest(r.created_at, p.consent_withdrawn_at)`,
  visible: (caller) => mayRead(caller, sql.ref('r.person_id')),
  reach: { oneOf: ['patient', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`, 'patient'),
    status: coded(
      'active or inactive',
      STATUS,
      ['active', 'inactive'],
      'http://hl7.org/fhir/consent-state-codes',
    ),
    date: instants('when it was given', sql`r.given_at`),
  },
  sorts: { date: { column: sql`r.given_at`, type: 'bigint' } },
  order: '-date',
  toResource: (row) =>
    filled<Consent>({
      resourceType: 'Consent',
      status: row.fhir_status,
      scope: hl7Concept('consentscope', 'patient-privacy'),
      category: [
        { coding: [{ system: LOINC, code: '59284-0', display: 'Consent Document' }] },
        { coding: [{ system: own('consent-way'), code: row.how }], text: row.how },
      ],
      patient: { reference: `Patient/${row.person_id}` },
      dateTime: toDateTime(row.given_at),
      organization: [{ reference: `Organization/${row.organisation_id}` }],
      policy: [{ uri: own(`consent:${row.text_id}:${row.version}:${row.locale}`) }],
      verification: [verificationOf(row)],
    }),
});
