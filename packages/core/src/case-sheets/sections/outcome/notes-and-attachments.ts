import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { choice, date, files, line, text } from '../../fields.ts';
import * as words from './words/en.ts';

export const NOTES_AND_ATTACHMENTS = caseSheet(
  'NOTES_AND_ATTACHMENTS',
  { source: 'HL7 FHIR R4 DocumentReference; EHR Standards for India, MoHFW 2016' },
  part('notes', wordLabel(words.notesAndAttachments, 'notes'), [], {
    group: rows(
      'notes',
      wordLabel(words.notesAndAttachments, 'note'),
      30,
      line('title', wordLabel(words.notesAndAttachments, 'title'), { required: true }),
      choice('kind', wordLabel(words.notesAndAttachments, 'kind'), wordLabels(words.notesAndAttachmentsKind)),
      date('dated', wordLabel(words.notesAndAttachments, 'dated')),
      text('text', wordLabel(words.notesAndAttachments, 'text')),
      files('files', wordLabel(words.notesAndAttachments, 'files'), 5),
    ),
  }),
);
