import type { TranslationOf } from '../../messages/index.ts';
import type { patientHolderMessages } from './patient-holder.messages.ts';

export const patientHolderHindi: TranslationOf<typeof patientHolderMessages> = {
  name: 'patient-holder',
  sentences: {
    mine: 'यह मरीज़ {time} तक आपके पास है। कॉल खुली रहने तक यह बढ़ता रहता है।',
    held: 'यह मरीज़ {time} तक {name} के पास है।',
    heldDo: 'कॉल करने से पहले {name} से पूछें, या मरीज़ को अपने पास लें। किसने किससे लिया, यह दर्ज किया जाता है।',
    takeOver: 'अपने पास लें',
    failed: 'यह पता नहीं चला कि मरीज़ किसी और के पास है या नहीं। आप काम जारी रख सकते हैं; फिर से पूछा जाएगा।',
  },
};
