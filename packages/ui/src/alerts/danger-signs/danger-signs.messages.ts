import { defineMessages } from '../../messages/index.ts';

export const dangerSignsMessages = defineMessages('danger-signs', {
  title: 'Danger signs told on calls ({count})',
  titleSoFar: 'Danger signs told on calls ({count} so far)',
  loading: 'Loading the danger signs',
  failed: 'The danger signs told on calls could not be loaded',
  refreshFailed: 'The danger signs could not be refreshed; what is shown may be older.',
  moreFailed: 'The older danger signs could not be loaded.',
  more: 'Show older danger signs',
  reportedTo: 'Told to {name} · {time}',
  handedTo: 'Handed over to {name}',
  tried: 'Not reached by {name} · {time}',
  settledBy: 'Recorded by {name} · {time}',
  corrected: 'Ended: the call was corrected · {time}',
  withdrawn: 'Ended: the call was withdrawn · {time}',
  record: 'Record the outcome',
  recordOf: 'Record the outcome: {name}',
  outcome: 'What became of it',
  outcomeMissing: 'Choose what became of it.',
  means:
    'Your name, the time and your answer stay with it. Until an outcome is recorded the patient is called again on the next day.',
  diedMeans: 'Record the death on a call, too, so that the calls to the patient end.',
  notSaved: 'The outcome could not be recorded',
  already: '{name} has recorded the outcome already: {time}',
  alreadyText: 'Nothing of yours was stored. Load the danger signs again to see what was said.',
  gone: 'The call that told it was corrected or withdrawn meanwhile; nothing has to be said.',
});
