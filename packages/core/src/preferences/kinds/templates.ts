import * as v from 'valibot';
import {
  MAX_TEMPLATES,
  noteTemplateSchema,
  prescriptionTemplateSchema,
  taskTemplateSchema,
} from '#preferences/templates';
import { kind, listOf } from './preference-kind.ts';

const ID = '01990000-0000-7000-8000-000000000001';

export const prescriptionTemplates = kind({
  owner: 'organisation',
  because: 'the organisation’s clinicians agree on what a template prescribes',
  stored: v.strictObject({ templates: listOf(prescriptionTemplateSchema, MAX_TEMPLATES) }),
  example: {
    templates: [
      {
        id: ID,
        title: 'Iron in pregnancy',
        programmes: ['healthy_motherhood'],
        lines: [
          {
            ...{ medicine: 'Iron with folic acid', form: 'tablet', strength: '60 mg/0.5 mg', amount: 1 },
            ...{ unit: 'tablet', frequency: 'OD', times: null, meal: 'after', route: 'oral', days: 90 },
            ...{ reason: '', instructions: 'Not with tea or milk' },
          },
        ],
      },
    ],
  },
  effect: { on: 'the writing of prescriptions' },
});

export const noteTemplates = kind({
  owner: 'organisation',
  because: 'notes should read the same from every author',
  stored: v.strictObject({ templates: listOf(noteTemplateSchema, MAX_TEMPLATES) }),
  example: { templates: [{ id: ID, title: 'Not reached', programmes: [], body: 'Nobody answered.' }] },
  effect: { on: 'the notes of a patient' },
});

export const taskTemplates = kind({
  owner: 'organisation',
  because: 'tasks go to colleagues, who must understand them the same way',
  stored: v.strictObject({ templates: listOf(taskTemplateSchema, MAX_TEMPLATES) }),
  example: {
    templates: [
      {
        ...{ id: ID, title: 'New patient', programmes: [], kind: 'task' },
        ...{ what: 'Ask for old reports', reason: '', dueInDays: 3 },
      },
    ],
  },
  effect: { on: 'the tasks of a patient' },
});
