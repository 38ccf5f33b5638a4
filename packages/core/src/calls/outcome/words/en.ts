import { defineWords } from '#formatting';

export const dispositionLabels = defineWords('calls/outcome.dispositionLabels', {
  'reached-patient': 'Reached the patient',
  'reached-relative': 'Reached a relative',
  'callback-requested': 'Asked to be called back',
  'no-answer': 'No answer',
  busy: 'Busy',
  'switched-off': 'Switched off or unreachable',
  'call-dropped': 'Call dropped',
  'language-barrier': 'Language barrier',
  'wrong-number': 'Wrong number',
  'invalid-number': 'Invalid number',
  refused: 'Refused',
  'do-not-call': 'Do not call',
  moved: 'Moved away',
  deceased: 'Deceased',
  'already-visited': 'Already visited',
});

export const otherStops = defineWords('calls/outcome.otherStops', {
  'consent-withdrawn': 'Consent withdrawn',
});
