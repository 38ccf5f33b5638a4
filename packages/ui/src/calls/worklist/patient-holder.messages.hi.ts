import type { TranslationOf } from '../../messages/index.ts';
import type { patientHolderMessages } from './patient-holder.messages.ts';

export const patientHolderHindi: TranslationOf<typeof patientHolderMessages> = {
  name: 'patient-holder',
  sentences: {
    mine: 'यह मरीज़ {time} तक आपके लिए आरक्षित है',
    held: 'यह मरीज़ {time} तक {name} के लिए आरक्षित है',
    heldDo: 'कॉल करने से पहले {name} से पूछें, या मरीज़ को अपने पास लें। किसने किससे लिया, यह दर्ज किया जाता है।',
    takeOver: 'अपने पास लें',
    failed: 'पता नहीं चला कि कोई सहकर्मी इस मरीज़ को कॉल कर रहा है या नहीं। आप काम जारी रख सकते हैं।',
  },
};
