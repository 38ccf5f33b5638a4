import { caseSheet, part, rows } from '../../case-sheet.ts';
import { choice, date, files, line, text } from '../../fields.ts';

export const NOTES_AND_ATTACHMENTS = caseSheet(
  'NOTES_AND_ATTACHMENTS',
  { source: 'HL7 FHIR R4 DocumentReference; EHR Standards for India, MoHFW 2016' },
  part('notes', ['Notes, letters and pictures', 'टिप्पणियाँ, पत्र और तस्वीरें'], [], {
    group: rows(
      'notes',
      ['Note', 'टिप्पणी'],
      30,
      line('title', ['Title', 'शीर्षक'], { required: true }),
      choice('kind', ['Kind', 'प्रकार'], {
        NOTE: ['Note', 'टिप्पणी'],
        REPORT: ['Report', 'रिपोर्ट'],
        LETTER: ['Letter or discharge summary', 'पत्र या छुट्टी का सारांश'],
        PICTURE: ['Picture of the patient', 'रोगी की तस्वीर'],
        CONSENT: ['Consent', 'सहमति'],
        OTHER: ['Other', 'अन्य'],
      }),
      date('dated', ['Dated', 'तारीख']),
      text('text', ['Text', 'विवरण']),
      files('files', ['Files', 'फ़ाइलें'], 5),
    ),
  }),
);
