import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('oxygen-target', {
  title: 'Oxygen target',
  none: 'No target is set: the usual limits of SpO2 hold.',
  holds: 'SpO2 88–92 %, since {day}, set by {prescriber}',
  means:
    'Readings of 88 to 92 % carry no flag. 84 and 85 % need a look the same day; 83 % and less needs help at once.',
  ended: '{since} to {until}, set by {prescriber}',
  earlier: 'Earlier targets',
  set: 'Set a target',
  setTitle: 'Set an oxygen target of 88–92 %',
  setFor: 'Only where a doctor prescribed it, as in COPD with high carbon dioxide.',
  prescriber: 'Name of the doctor who prescribed it',
  prescriberMissing: 'Enter the name of the doctor.',
  since: 'Since',
  sinceMissing: 'Enter the day.',
  sinceFuture: 'Enter today or an earlier day.',
  cancel: 'Cancel',
  save: 'Set the target',
  saved: 'The oxygen target is set.',
  end: 'End the target',
  endTitle: 'End the oxygen target?',
  endMeans: 'From today the usual limits hold again: an SpO2 of 91 % or less opens an alert.',
  keep: 'Keep the target',
  isEnded: 'The oxygen target is ended.',
  meanwhile: 'Somebody changed the target meanwhile. Close this and look at it again.',
});
