import { defineMessages } from '../../../messages/index.ts';

/** What is possible and rarely right, and the people somebody may already be. */
export const messages = defineMessages('registration-doubts', {
  title: 'Look at this again',
  confirm: 'I looked at it: this is right',
  confirmMissing: 'Correct it, or say here that it is right.',
  check: 'Check this: {what}',
  'born-today': 'Born today.',
  'unlikely-age': 'Hardly anybody lives to this age.',
  'digits-in-name': 'There is a digit in the name.',
  'no-phone': 'There is no phone number: nobody can call this patient.',
  'not-a-mobile': 'No Indian mobile number begins like this.',
  'same-phone': 'The next of kin has the same number as the patient.',
  'state-differs': 'The PIN code lies in {expected}.',
  'unlikely-pregnancy-age': 'A pregnancy at this age is rare.',
  'not-female': 'The patient is in Healthy Motherhood and not entered as female.',
  redated: 'The scan moves the due date that the last period gave.',
  'redated-late':
    'The scan differs from the last period late in the pregnancy: the baby may be small. A doctor decides.',
  overdue: 'By these dates the birth is more than two weeks overdue.',
  duplicates: {
    one: 'Is it this patient?',
    other: 'Is it one of these {count} patients?',
  },
  duplicatesDo: 'Open the one it is, or go on and say why this is somebody else.',
  fits: 'Fits: {what}',
  uhid: 'UHID',
  phone: 'phone',
  name: 'name',
  birthDate: 'birth date',
  open: 'Open',
  openWho: 'Open {name}',
  reason: 'Why this is somebody else',
  reasonHint: 'Such as: mother and daughter share the phone. It is kept with the record.',
  reasonMissing: 'Open the patient, or say why this is somebody else.',
  elsewhere: 'Known at another facility',
  elsewhereDo:
    'A patient with these details is known at another facility of your organisation. If it is the same person, ask that facility for a link instead of registering them again.',
  askLink: 'Ask for a link',
  failed: 'It could not be checked whether this patient is registered already',
  failedDo: 'You can go on, but the patient may then be there twice.',
  owner: 'This patient has the UHID',
});
