import * as v from 'valibot';
import { nonEmptyTextSchema, textSchema, uuidSchema } from '#http';
import { PATIENT_LANGUAGES } from '#patients/registration';
import { kind, listOf } from './preference-kind.ts';

const TITLE = 120;
const LINE = 300;
const BODY = 4_000;
const MOST_DAYS = 366;

const head = {
  id: uuidSchema,
  title: nonEmptyTextSchema(TITLE),
  language: v.picklist(PATIENT_LANGUAGES),
};
const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DAYS));
const ID = '01990000-0000-7000-8000-000000000001';

const prescriptionLine = v.strictObject({
  medicine: nonEmptyTextSchema(LINE),
  dose: v.optional(textSchema(LINE), ''),
  frequency: v.optional(textSchema(LINE), ''),
  days: v.optional(v.nullable(days), null),
  instruction: v.optional(textSchema(LINE), ''),
});

export const prescriptionTemplates = kind({
  owner: 'organisation',
  because: 'what is prescribed by a template was agreed by the clinicians of the organisation',
  stored: v.strictObject({
    templates: listOf(v.strictObject({ ...head, lines: listOf(prescriptionLine, 30) })),
  }),
  example: {
    templates: [
      {
        id: ID,
        title: 'Iron in pregnancy',
        language: 'en',
        lines: [
          { medicine: 'Iron 60 mg with folic acid 0.5 mg', dose: '1 tablet', frequency: 'daily', days: 180 },
        ],
      },
    ],
  },
  effect: { waitsFor: 'prescriptions' },
});

export const noteTemplates = kind({
  owner: 'person',
  because: 'everybody writes notes in words of their own',
  stored: v.strictObject({ templates: listOf(v.strictObject({ ...head, body: nonEmptyTextSchema(BODY) })) }),
  example: { templates: [{ id: ID, title: 'Not reached', language: 'en', body: 'Nobody answered.' }] },
  effect: { waitsFor: 'notes and tasks' },
});

export const taskTemplates = kind({
  owner: 'organisation',
  because: 'tasks are handed to colleagues, who must read the same in them',
  stored: v.strictObject({
    templates: listOf(
      v.strictObject({ ...head, lines: listOf(nonEmptyTextSchema(LINE), 30), dueInDays: days }),
    ),
  }),
  example: {
    templates: [
      { id: ID, title: 'New patient', language: 'en', lines: ['Ask for old reports'], dueInDays: 3 },
    ],
  },
  effect: { waitsFor: 'notes and tasks' },
});
