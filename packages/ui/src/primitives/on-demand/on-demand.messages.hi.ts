import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './on-demand.messages.ts';

export const onDemandHindi: TranslationOf<typeof messages> = {
  name: 'on-demand',
  sentences: {
    missing: 'यह हिस्सा लोड नहीं हो सका',
    missingDo: 'कनेक्शन जाँचें और फिर कोशिश करें। आपने जो भरा है, वह बना हुआ है।',
  },
};
