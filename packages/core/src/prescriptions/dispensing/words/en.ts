import { defineWords } from '#formatting';

export const dispenseProblems = defineWords('prescriptions/dispensing.dispenseProblems', {
  moreThanOrdered: 'More than was ordered: {open} open',
  withdrawn: 'The prescription has been withdrawn',
  stopped: 'The doctor has stopped this medicine',
  courseOver: 'The course of this medicine is over. Ask the doctor for a new prescription',
  refused: 'A pharmacist has refused this medicine',
  queryOpen: 'A query about this medicine is open. Wait for the doctor’s answer',
  queryAnswered: 'The doctor has answered the query. Read the answer and accept the medicine first',
  severeOverride:
    'The doctor prescribed this in spite of a severe warning. Read the reason and accept or query the medicine first',
  allDispensed: 'All of this medicine has been dispensed',
  askDoctor: 'Ask the doctor',
  hasAnotherSubstance: '{product} has another substance ({value}). {askDoctor}',
  hasAnotherStrength: '{product} has another strength. {askDoctor}',
  hasAnotherForm: '{product} has another form. {askDoctor}',
  similarName: 'Did you mean {meant}? Correct the name',
  strengthMissing: 'Enter the strength with the product, such as Glycomet 500',
  unknownProduct: '{product} is not in our tables. Enter how you know that it is the same medicine',
  strengthsNotComparable:
    'The strengths of {product} and of the prescription could not be compared. Enter why you dispense it',
  otherRelease: '{product} may release its substance at another speed. Enter why you dispense it',
  enterWholeNumber: 'Enter a whole number',
  containerTooLarge: 'A container has more than the whole quantity',
  maximumAtOnce: '{name}: at most {amount} at a time ({source})',
  batchExpired: 'This batch expired on {day}. Take another batch',
  dayOutOfRange: 'Enter a day from the signature until today',
  dispensedOnce: '{name} is dispensed once ({source}). Ask the doctor for a new prescription',
});

export const dispensed = defineWords('prescriptions/dispensing.dispensed', {
  dispensed: '{much} dispensed',
  ofDispensed: '{much} of {all} {words} dispensed',
  open: '{rest} open',
});

export const dispensingRules = defineWords('prescriptions/dispensing.dispensingRules', {
  scheduleX: 'Schedule X',
  ndpsAct: 'NDPS Act',
  scheduleH1: 'Schedule H1',
});

export const h1Register = defineWords('prescriptions/dispensing.h1Register', {
  listH1Register: 'Looked at the register of Schedule H1',
  listToDispense: 'Looked at the prescriptions to dispense',
});

export const quantity = defineWords('prescriptions/dispensing.quantity', {
  'pack.one': 'pack',
  'pack.other': 'packs',
});
