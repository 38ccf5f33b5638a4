import { defineMessages } from '../../messages/index.ts';

export const recordTimelineMessages = defineMessages('record-timeline', {
  title: 'Timeline',
  all: 'Everything',
  filter: 'Show',
  none: 'Nothing has happened yet that you may read.',
  noneOfKind: 'Nothing of this kind.',
  failed: 'The timeline could not be loaded',
  moreFailed: 'What happened before could not be loaded',
  more: 'Show earlier',
  noDate: 'Date unknown',
  by: '{what}, {name}',
  notFinished: 'Not finished',
  acknowledged: 'Acknowledged by {name}',
  referredTo: 'Referred to {name}',
  wroteSection: 'Case sheet: {section}, version {number}',
  answer: '{name} answered: {text}',
  ofEncounter: '{name}, encounter {service}',
  prescription: 'Prescription {number}',
  withdrawn: 'Withdrawn',
  open: 'Not acknowledged',
});
