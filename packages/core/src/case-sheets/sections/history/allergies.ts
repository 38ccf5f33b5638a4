import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { anyOf, asked, choice, line, text, tick, when } from '../../fields.ts';
import * as words from './words/en.ts';

/** Substances that the patient must not get, or the statement that none is known, which excludes rows. */
export const ALLERGIES = caseSheet(
  'ALLERGIES',
  { source: 'HL7 FHIR R4 AllergyIntolerance; WAO anaphylaxis guidance 2020' },
  part('statement', wordLabel(words.allergies, 'statement'), [
    tick('noneKnown', wordLabel(words.allergies, 'noneKnown'), {
      hint: wordLabel(words.allergies, 'hint'),
    }),
  ]),
  part('allergies', wordLabel(words.allergies, 'allergies'), [], {
    when: { not: { section: 'statement', field: 'noneKnown', is: [true] } },
    group: rows(
      'allergies',
      wordLabel(words.allergies, 'allergy'),
      30,
      line('substance', wordLabel(words.allergies, 'substance'), {
        required: true,
        hint: wordLabel(words.allergies, 'suchAsPenicillinPeanutOrBee'),
      }),
      choice('kind', wordLabel(words.allergies, 'kind'), wordLabels(words.allergiesKind), { required: true }),
      anyOf('reaction', wordLabel(words.allergies, 'reaction'), wordLabels(words.allergiesReaction)),
      asked(
        'ifOtherReaction',
        when('reaction', 'OTHER'),
        line('otherReaction', wordLabel(words.allergies, 'otherReaction')),
      ),
      choice('severity', wordLabel(words.allergies, 'severity'), wordLabels(words.allergiesSeverity)),
      line('since', wordLabel(words.allergies, 'since'), {
        maxLength: 40,
        hint: wordLabel(words.allergies, 'yearAgeOrDate'),
      }),
      choice('certainty', wordLabel(words.allergies, 'certainty'), wordLabels(words.allergiesCertainty)),
      text('note', wordLabel(words.allergies, 'note'), { maxLength: 1000 }),
    ),
  }),
);
