import { defineMessages } from '../../messages/index.ts';

export const patientIdentityMessages = defineMessages('patient-identity', {
  nameless: 'Name not recorded',
  male: 'male',
  female: 'female',
  other: 'other',
  unknown: 'gender not recorded',
  ageUnknown: 'age not recorded',
  born: 'Born {date}',
  bornAbout: 'Born about {date}',
  bornUnknown: 'Birth date not recorded',
  uhid: 'UHID {uhid}',
  noUhid: 'No UHID',
  phoneEnding: 'Phone ending in {digits}',
  noPhone: 'No phone number',
  tags: 'Tags:',
  moreTags: 'and {tags}',
});
