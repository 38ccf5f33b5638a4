import type { TranslationOf } from '../../messages/index.ts';
import type { patientRowMessages } from './patient-row.messages.ts';

export const patientRowHindi: TranslationOf<typeof patientRowMessages> = {
  name: 'patient-row',
  sentences: {
    callInfo: 'कॉल जानकारी',
    callInfoOf: 'कॉल जानकारी: {name}',
  },
};
