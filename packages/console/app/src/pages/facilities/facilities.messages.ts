import { defineMessages } from '@careline/ui/messages';

export const facilitiesMessages = defineMessages('settings-facilities', {
  intro:
    'Where staff work and patients are cared for. When something on a call cannot wait, the caller sees the number of the doctor on duty and can call it at once.',
  add: 'Add a facility',
  addIntro: 'A new facility has no staff until you assign people to it under Staff.',
  record: 'Record',
  open: 'Open',
  closesOn: 'Closes on {day}',
  closedSince: 'Closed since {day}',
  code: 'Code',
  codeHint: 'Short and unique, such as BLR-02. Imports use it to identify the facility.',
  type: 'Type',
  noType: 'Not specified',
  address: 'Address',
  phone: 'Phone number',
  phoneHint: 'Ten digits in India, + and the country code elsewhere.',
  timeZone: 'Time zone',
  timeZoneHint: 'Days and calling hours follow this time zone.',
  callingFrom: 'Patients are called from',
  callingTo: 'Until',
  callingHours: 'Patients are called from {from} to {to}',
  dutyDoctor: 'Number of the doctor on duty',
  dutyDoctorIs: 'Doctor on duty: {phone}',
  noDutyDoctor: 'No number of a doctor on duty',
  dutyDoctorHint:
    'Ten digits in India, + and the country code elsewhere. Leave it empty if there is no such doctor.',
  itsStaff: 'Staff of this facility',
  closing: 'Closing',
  closeHint:
    'Staff cannot work in a closed facility, and it is no longer offered anywhere. Its records stay.',
  closeThis: 'Close this facility …',
  close: 'Close the facility',
  closeTitle: 'Close {facility}?',
  effectWork:
    'From the first closed day, no one can work there: signed-in staff lose access, and the facility is no longer offered anywhere.',
  effectRecords: {
    one: 'Its records stay. {count} patient belongs to no other facility and can be opened elsewhere only in an emergency.',
    other:
      'Its records stay. {count} patients belong to no other facility and can be opened elsewhere only in an emergency.',
  },
  effectStaff: {
    one: '{count} member of staff works there.',
    other: '{count} members of staff work there.',
  },
  withoutFacility: {
    one: '{count} of them has no other facility and will no longer be able to sign in:',
    other: '{count} of them have no other facility and will no longer be able to sign in:',
  },
  confirm: {
    one: 'Close it, even though {count} person will not be able to sign in',
    other: 'Close it, even though {count} people will not be able to sign in',
  },
  confirmMissing: 'Confirm this, or assign them to another facility under Staff first.',
  othersLeft: 'More people would now be left without a facility. Check the names again.',
  closeConflict: 'Someone has changed this facility. Close this window and check what changed.',
  closesFrom: 'First closed day',
  closesFromHint: 'Until then nothing changes. A past day closes it now.',
  reason: 'Reason',
  closedNow: '{facility}: the closing is saved.',
  closedWhy: 'Closed since {day}: {reason}',
  closesWhy: 'Closes on {day}: {reason}',
  reopenEffect: 'Staff assigned to it can work there again, and it is offered again.',
  reopen: 'Reopen',
  keepOpen: 'Keep it open',
  reopened: '{facility} is open.',
  notFound: 'This facility does not exist',
});
