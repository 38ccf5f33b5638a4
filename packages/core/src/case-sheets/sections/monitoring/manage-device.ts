import { wordLabel, wordLabels } from '#formatting';
import { caseSheet, part, rows } from '../../case-sheet.ts';
import { following, YES_NO } from '../../choices.ts';
import { choice, date, line, text } from '../../fields.ts';
import * as words from './words/en.ts';

/** Devices for measuring or treatment at home, handed out and returned. */
export const MANAGE_DEVICE = caseSheet(
  'MANAGE_DEVICE',
  {
    source:
      'WHO monitoring and evaluating digital health interventions 2016; Medical Devices Rules, India 2017 (identification)',
  },
  part('devices', wordLabel(words.manageDevice, 'devices'), [], {
    group: rows(
      'devices',
      wordLabel(words.manageDevice, 'device'),
      20,
      choice('kind', wordLabel(words.manageDevice, 'kind'), wordLabels(words.manageDeviceKind), {
        required: true,
      }),
      following('kind', 'OTHER', line('otherKind', wordLabel(words.manageDevice, 'otherKind'))),
      line('maker', wordLabel(words.manageDevice, 'maker')),
      line('serial', wordLabel(words.manageDevice, 'serial'), { maxLength: 80 }),
      date('givenOn', wordLabel(words.manageDevice, 'givenOn'), { required: true }),
      choice('shown', wordLabel(words.manageDevice, 'shown'), YES_NO),
      choice('state', wordLabel(words.manageDevice, 'state'), wordLabels(words.manageDeviceState), {
        required: true,
      }),
      following('state', 'RETURNED', date('returnedOn', wordLabel(words.manageDevice, 'returnedOn'))),
      text('note', wordLabel(words.manageDevice, 'note'), { maxLength: 1000 }),
    ),
  }),
);
