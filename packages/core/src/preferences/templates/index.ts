export { MAX_SNIPPET, ownSnippets, type Snippet, snippetSchema } from './snippets.ts';
export {
  type FavouritePrescription,
  favouritePrescriptionSchema,
  favouritePrescriptions,
  MAX_TEMPLATE_TITLE,
  MAX_TEMPLATES,
  type NoteTemplate,
  noteTemplateSchema,
  type PrescriptionTemplate,
  prescriptionTemplateSchema,
  TASK_TEMPLATE_KINDS,
  type TaskTemplate,
  type TemplateOf,
  type TemplateType,
  taskTemplateSchema,
  templatesIn,
  templatesOf,
} from './template.ts';
export { templatesFor } from './templates-for.ts';
