/** All texts of the page that checks a printed prescription. None names a patient. */
export const CHECK_TEXTS = {
  title: 'Check a prescription',
  checking: 'Checking …',
  validTitle: 'Valid',
  valid: 'This prescription was signed here and has not been withdrawn.',
  someStopped: 'Stopped since then: {stopped} of {lines} medicines. They are marked below.',
  stoppedTitle: 'Stopped',
  stopped: 'All medicines of this prescription were stopped on {day}. Do not dispense it.',
  withdrawnTitle: 'Withdrawn',
  withdrawn: 'This prescription was withdrawn on {day}. Do not dispense it.',
  unknownTitle: 'No such prescription',
  unknown:
    'No prescription has this code. Scan the code on the paper again. If this happens again, call the clinic named on the paper and do not dispense.',
  noCodeTitle: 'Scan the code on the paper',
  noCode:
    'Point your phone’s camera at the square code at the foot of the prescription and open the address it shows.',
  failedTitle: 'No connection',
  failed: 'The clinic cannot be reached. Check your internet connection, then try again.',
  busyTitle: 'Too many checks',
  busy: 'Too many codes were checked from your network. Wait a minute, then try again.',
  tryAgain: 'Try again',
  compare: 'Compare with the paper',
  number: 'Number',
  facility: 'Facility',
  signer: 'Signed by',
  registration: 'Registration number',
  signedOn: 'Signed on',
  lines: 'Medicines on it',
  patient: 'Patient',
  medicines: 'Compare medicines with the paper',
  medicinesHint:
    'These medicines and doses were signed. If the paper says anything else, it has been changed: do not dispense it, and call the clinic.',
  stoppedMedicine: 'Stopped. Do not dispense it.',
  supply: '{day}, {facility}: {product}, {quantity}',
  born: '{initials} born {year}',
  meaning:
    'Valid means that this clinic signed the medicines shown here and has not withdrawn them. It does not replace your own check.',
} as const;

export type CheckTexts = Readonly<Record<keyof typeof CHECK_TEXTS, string>>;
