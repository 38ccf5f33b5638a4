import { defineMessages } from '../../messages/index.ts';

export const encounterDayMessages = defineMessages('encounter-day', {
  asOf: 'As of {time}. This page refreshes every 30 seconds.',
  offline: 'No connection: this is how it was at {time}.',
  refresh: 'Refresh',
  failed: 'Your day could not be loaded',
  refreshFailed: 'Your day could not be refreshed',
  loading: 'Your day is being loaded',
  waiting: 'Waiting ({count})',
  late: 'Late ({count})',
  toAnswer: 'To answer ({count})',
  offered: 'For your teams ({count})',
  for: 'for {name}',
  standsIn: 'You stand in for {name} until {until} ({reason}).',
  next: 'Next',
  later: 'Later today ({count})',
  done: 'Done ({count})',
  free: 'Nothing is booked for you today',
  freeText: 'Encounters that are assigned to you stand here.',
  noNext: 'Nobody else is booked for today.',
  open: '{name}, {when}',
  inTime: 'in {time}',
});
