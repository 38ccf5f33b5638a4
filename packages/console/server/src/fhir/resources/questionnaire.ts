import type { Questionnaire } from 'fhir/r4';
import { type RawBuilder, sql } from 'kysely';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled } from '../fhir-systems.ts';
import { CATALOGUED_FORMS, type CataloguedForm } from '../forms/form-catalogue.ts';
import { sectionItem } from '../forms/questionnaire-item.ts';
import { coded, texts } from '../search/common-parameters.ts';
import { READS_ANSWERS } from './questionnaire-response.ts';

/** When a form of the release last changed in kind, in unix seconds. */
const CHANGED_AT = Date.parse('2026-11-30T00:00:00Z') / 1000;

/** The catalogue as a table: forms are part of the release and not stored. */
const FORMS: RawBuilder<unknown> = sql`jsonb_to_recordset(${JSON.stringify(
  [...CATALOGUED_FORMS].map(([id, { title }]) => ({ id, title })),
)}::jsonb) as r(id text, title text)`;

interface FormRow extends ResourceRow {
  readonly title: string;
}

const versionOf = ({ form }: CataloguedForm): string | undefined => form.id.split('@')[1];

export const questionnaire = defineResource<FormRow, Questionnaire>({
  type: 'Questionnaire',
  description: 'The current forms of calls and of the case sheet. Their answers are QuestionnaireResponses.',
  unsupported: [
    'Questions of calls have link ids, and only measured values have texts.',
    'Conditions for showing a question are not shown.',
    'Earlier versions of a form are not shown.',
  ],
  right: READS_ANSWERS,
  from: FORMS,
  columns: sql`null::uuid as person_id, r.title`,
  updatedAt: sql`${sql.lit(CHANGED_AT)}::bigint`,
  rowId: 'name',
  visible: () => sql<boolean>`true`,
  parameters: {
    status: coded('always active', sql`'active'`, ['active'], 'http://hl7.org/fhir/publication-status'),
    title: texts('the title', sql`r.title`),
    url: {
      kind: 'token',
      description: 'the address of the form, or its end',
      match: ({ code, system }) => {
        const address = code ?? system ?? '';
        return sql<boolean>`r.id = ${address.slice(address.lastIndexOf('/') + 1)}`;
      },
    },
  },
  sorts: { title: { column: sql`r.title collate "C"`, type: 'text' } },
  order: 'title',
  toResource: ({ id, title }, { base }) => {
    const form = CATALOGUED_FORMS.get(id);
    return filled<Questionnaire>({
      resourceType: 'Questionnaire',
      url: `${base}/Questionnaire/${id}`,
      version: form && versionOf(form),
      title,
      status: 'active',
      subjectType: ['Patient'],
      item: form?.form.sections.map((section) => sectionItem(section, form.words)) ?? [],
    });
  },
});
