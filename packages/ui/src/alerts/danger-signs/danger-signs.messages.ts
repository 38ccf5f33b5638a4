import { defineMessages } from '../../messages/index.ts';

export const dangerSignsMessages = defineMessages('danger-signs', {
  title: 'Danger signs reported on calls ({count})',
  titleSoFar: 'Danger signs reported on calls ({count} so far)',
  loading: 'Loading the danger signs',
  failed: 'The danger signs reported on calls could not be loaded',
  refreshFailed: 'The danger signs could not be refreshed; what is shown may be older.',
  moreFailed: 'The older danger signs could not be loaded.',
  more: 'Show older danger signs',
  reportedTo: 'Reported to {name} · {time}',
  handedTo: 'Handed over to {name}',
  tried: 'Not reached by {name} · {time}',
  settledBy: 'Recorded by {name} · {time}',
  corrected: 'Ended: the call was corrected · {time}',
  withdrawn: 'Ended: the call was withdrawn · {time}',
  record: 'Record the outcome',
  recordOf: 'Record the outcome: {name}',
  outcome: 'Outcome of the danger sign',
  outcomeMissing: 'Choose the outcome.',
  means:
    'Your name, the time and your answer stay with it. Until an outcome is recorded the patient is called again on the next day.',
  diedMeans: 'Record the death on a call, too, so that the calls to the patient end.',
  notSaved: 'The outcome could not be recorded',
  already: '{name} has recorded the outcome already: {time}',
  alreadyText: 'Your outcome was not stored. Load the danger signs again to see theirs.',
  gone: 'The call that reported it was corrected or withdrawn meanwhile. There is nothing left to record.',
});
